ALTER TABLE "area_translations" ADD COLUMN "also_called" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_translations" ADD COLUMN "also_called" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "product_search_facts" ON "product_search" USING btree ("rating_x10" DESC NULLS LAST,"review_count" DESC NULLS LAST,"recommended","position","product_id","vertical","from_currency","from_amount","duration","features");--> statement-breakpoint
-- invariants
-- What is found by words now has its place by other words, too, that are wished but not asked for: how many of them
-- it has. Their index says so, since unpacking the words of a product costs more.
DROP FUNCTION "products_with_words"(tsquery);
--> statement-breakpoint
CREATE FUNCTION "products_with_words"(asked tsquery, wished tsquery[] DEFAULT '{}')
RETURNS TABLE (product_id text, named boolean, wishes integer, recommended integer, "position" integer)
LANGUAGE sql STABLE ROWS 2000 SET enable_seqscan = off AS $$
  WITH granted AS (
    SELECT one.product_id, count(*)::integer AS wishes FROM unnest(wished) AS every (wish)
    CROSS JOIN LATERAL (SELECT x.product_id FROM product_words x WHERE x.words @@ every.wish) AS one
    GROUP BY one.product_id
  )
  SELECT w.product_id, w.names @@ asked, coalesce(granted.wishes, 0), w.recommended, w."position"
  FROM product_words w LEFT JOIN granted ON granted.product_id = w.product_id WHERE w.words @@ asked
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
