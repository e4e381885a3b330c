ALTER TABLE "area_translations" ADD COLUMN "also_called" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_translations" ADD COLUMN "also_called" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- invariants
-- What is found by words now has its place by other words, too, that are wished but not asked for: how many of them
-- it has.
DROP FUNCTION "products_with_words"(tsquery);
--> statement-breakpoint
CREATE FUNCTION "products_with_words"(asked tsquery, wished tsquery[] DEFAULT '{}')
RETURNS TABLE (product_id text, named boolean, wishes integer, recommended integer, "position" integer)
LANGUAGE sql STABLE ROWS 2000 SET enable_seqscan = off AS $$
  SELECT w.product_id, w.names @@ asked,
    CASE WHEN cardinality(wished) = 0 THEN 0
      ELSE (SELECT count(*)::integer FROM unnest(wished) AS one (wish) WHERE w.words @@ wish) END,
    w.recommended, w."position"
  FROM product_words w WHERE w.words @@ asked
$$;
--> statement-breakpoint
DROP FUNCTION "products_named"(tsquery, integer);
--> statement-breakpoint
CREATE FUNCTION "products_named"(asked tsquery, most integer, wished tsquery[] DEFAULT '{}')
RETURNS TABLE (product_id text, wishes integer, recommended integer, "position" integer)
LANGUAGE sql STABLE ROWS 400 SET enable_seqscan = off AS $$
  SELECT w.product_id,
    CASE WHEN cardinality(wished) = 0 THEN 0
      ELSE (SELECT count(*)::integer FROM unnest(wished) AS one (wish) WHERE w.names @@ wish) END,
    w.recommended, w."position"
  FROM product_words w WHERE w.names @@ asked LIMIT most
$$;
--> statement-breakpoint
-- Whether anything is found by words, without finding all of it.
CREATE FUNCTION "any_product_has"(asked tsquery) RETURNS boolean
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT EXISTS (SELECT FROM product_words w WHERE w.words @@ asked)
$$;
