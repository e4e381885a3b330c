ALTER TABLE "areas" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_review"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  scores integer := 0;
  shown integer := 0;
  is_seen boolean := false;
  about text := CASE WHEN TG_OP = 'DELETE' THEN OLD.product_id ELSE NEW.product_id END;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL THEN
    scores := scores - OLD.score;
    shown := shown - 1;
    is_seen := true;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL THEN
    scores := scores + NEW.score;
    shown := shown + 1;
    is_seen := true;
  END IF;
  -- The page of the product shows it, or did.
  IF is_seen THEN
    UPDATE products SET rating_sum = rating_sum + scores, rating_count = rating_count + shown, updated_at = now()
      WHERE id = about;
  END IF;
  IF scores <> 0 OR shown <> 0 THEN
    UPDATE product_search_index s SET review_count = p.rating_count,
      rating_x10 = CASE WHEN p.rating_count > 0 THEN round(10.0 * p.rating_sum / p.rating_count)::smallint END
      FROM products p WHERE p.id = about AND s.product_id = about;
  END IF;
  RETURN NULL;
END $$;
