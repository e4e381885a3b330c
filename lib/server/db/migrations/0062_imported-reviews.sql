ALTER TABLE "reviews" DROP CONSTRAINT "reviews_text";--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "booking_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "author" text;--> statement-breakpoint
CREATE INDEX "bookings_booked" ON "bookings" USING btree ("product_id","order_id") WHERE "bookings"."status" IN ('confirmed', 'completed');--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_source" ON "reviews" USING btree ("source","source_id") WHERE "reviews"."source" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_origin" CHECK (CASE WHEN "reviews"."source" IS NULL
        THEN "reviews"."booking_id" IS NOT NULL AND num_nonnulls("reviews"."source_id", "reviews"."source_url", "reviews"."author") = 0
        ELSE "reviews"."source_id" IS NOT NULL AND num_nonnulls("reviews"."booking_id", "reviews"."user_id") = 0 END);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_source_lengths" CHECK (length("reviews"."source") BETWEEN 1 AND 60
        AND length("reviews"."source_id") BETWEEN 1 AND 120
        AND ("reviews"."source_url" IS NULL OR "reviews"."source_url" LIKE 'https://%' AND length("reviews"."source_url") <= 500)
        AND ("reviews"."author" IS NULL OR length("reviews"."author") BETWEEN 1 AND 80));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_text" CHECK (length("reviews"."text") BETWEEN 10 AND 3000 OR ("reviews"."text" = '' AND "reviews"."hidden_at" IS NOT NULL)
        OR ("reviews"."source" IS NOT NULL AND length("reviews"."text") BETWEEN 1 AND 3000));--> statement-breakpoint
-- A review of a booking here is of its guest, and changes for 30 days; an imported one follows its source, but never moves.
CREATE OR REPLACE FUNCTION "review_of_a_guest"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.source IS NOT NULL THEN
      RETURN NEW;
    END IF;
    IF NOT EXISTS (
      SELECT 1 FROM bookings b JOIN orders o ON o.id = b.order_id
      WHERE b.id = NEW.booking_id AND b.product_id = NEW.product_id AND o.user_id = NEW.user_id
    ) THEN
      RAISE EXCEPTION 'a review is about a booking of its writer'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_own_booking';
    END IF;
    IF (SELECT b.status FROM bookings b WHERE b.id = NEW.booking_id) <> 'completed' THEN
      RAISE EXCEPTION 'a review is about a booking that is completed'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_completed';
    END IF;
    RETURN NEW;
  END IF;
  IF ROW(OLD.id, OLD.booking_id, OLD.product_id, OLD.source, OLD.source_id)
      IS DISTINCT FROM ROW(NEW.id, NEW.booking_id, NEW.product_id, NEW.source, NEW.source_id)
    OR (NEW.source IS NULL AND NEW.created_at IS DISTINCT FROM OLD.created_at)
    OR (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id) THEN
    RAISE EXCEPTION 'a review stays with its booking and its writer'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_terms';
  END IF;
  IF NEW.source IS NULL
    AND ROW(OLD.score, OLD.text, OLD.language) IS DISTINCT FROM ROW(NEW.score, NEW.text, NEW.language)
    AND NEW.text <> '' AND now() > OLD.created_at + interval '30 days' THEN
    RAISE EXCEPTION 'a review is changed within 30 days'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_editable';
  END IF;
  RETURN NEW;
END $$;
