-- Ships with PostgreSQL and may be created by whoever may create in the database (a trusted extension). A text has
-- trigrams of Thai and Chinese only where LC_CTYPE is not C.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
--> statement-breakpoint
DROP TABLE "search_grams";
--> statement-breakpoint
TRUNCATE "search_terms";
--> statement-breakpoint
CREATE INDEX "search_terms_similar" ON "search_terms" USING gin ("term" gin_trgm_ops);
--> statement-breakpoint
-- invariants
-- Terms that share trigrams with a text, the most similar first, without those that no product has any more. A swap in a
-- short word changes most of its trigrams, so the threshold is low there.
CREATE FUNCTION "similar_terms"(typed text) RETURNS TABLE (term text, spelled text, rank smallint)
LANGUAGE plpgsql STABLE ROWS 60 SET enable_seqscan = off AS $$
BEGIN
  PERFORM set_config('pg_trgm.similarity_threshold', CASE WHEN length(typed) < 8 THEN '0.1' ELSE '0.3' END, true);
  RETURN QUERY SELECT near.term, near.spelled, near.rank FROM (
    SELECT t.term COLLATE "default" AS term, t.spelled, t.rank, similarity(t.term, typed) AS share FROM search_terms t
    WHERE t.term % typed AND length(t.term) BETWEEN length(typed) - 3 AND length(typed) + 3
    ORDER BY share DESC, t.rank, t.term LIMIT 60
  ) AS near
  WHERE EXISTS (
    SELECT FROM product_words w WHERE w.words @@ (
      SELECT string_agg(quote_literal(word), ' & ')::tsquery FROM unnest(string_to_array(near.spelled, ' ')) AS one (word)
    )
  )
  ORDER BY near.share DESC, near.rank, near.term;
END $$;
