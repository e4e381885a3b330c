CREATE TABLE "favourites" (
	"user_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"user_id" uuid,
	"score" integer NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	CONSTRAINT "reviews_score" CHECK ("reviews"."score" BETWEEN 1 AND 5),
	CONSTRAINT "reviews_text" CHECK (length("reviews"."text") BETWEEN 10 AND 3000 OR ("reviews"."text" = '' AND "reviews"."hidden_at" IS NOT NULL)),
	CONSTRAINT "reviews_language" CHECK ("reviews"."language" ~ '^[a-z]{2,3}(-[a-z0-9]{2,8})?$'),
	CONSTRAINT "reviews_hidden" CHECK (("reviews"."hidden_at" IS NULL) = ("reviews"."hidden_reason" IS NULL) AND length("reviews"."hidden_reason") > 0)
);
--> statement-breakpoint
ALTER TABLE "support_requests" DROP CONSTRAINT "support_requests_topic";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "product_id" text;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_product" ON "favourites" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_booking" ON "reviews" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("product_id","created_at") WHERE "reviews"."hidden_at" IS NULL;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_confirmed" ON "bookings" USING btree ("local_date") WHERE "bookings"."status" = 'confirmed';--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_rating" CHECK ("products"."rating_count" >= 0 AND "products"."rating_sum" BETWEEN "products"."rating_count" AND 5 * "products"."rating_count");--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_topic" CHECK ("support_requests"."topic" IN ('product','booking','payment','refund','voucher','account','other'));--> statement-breakpoint
-- invariants
-- Only who was there writes, and only about what was booked; a review is changed for 30 days, and never moves.
CREATE FUNCTION "review_of_a_guest"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
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
  IF ROW(OLD.id, OLD.booking_id, OLD.product_id, OLD.created_at)
      IS DISTINCT FROM ROW(NEW.id, NEW.booking_id, NEW.product_id, NEW.created_at)
    OR (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id) THEN
    RAISE EXCEPTION 'a review stays with its booking and its writer'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_terms';
  END IF;
  IF ROW(OLD.score, OLD.text, OLD.language) IS DISTINCT FROM ROW(NEW.score, NEW.text, NEW.language)
    AND NEW.text <> '' AND now() > OLD.created_at + interval '30 days' THEN
    RAISE EXCEPTION 'a review is changed within 30 days'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_editable';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "reviews_of_a_guest" BEFORE INSERT OR UPDATE ON "reviews"
  FOR EACH ROW EXECUTE FUNCTION "review_of_a_guest"();
--> statement-breakpoint
-- Added to where it stands, so that two at the same time both count.
CREATE FUNCTION "count_review"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  scores integer := 0;
  shown integer := 0;
  about text := CASE WHEN TG_OP = 'DELETE' THEN OLD.product_id ELSE NEW.product_id END;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL THEN
    scores := scores - OLD.score;
    shown := shown - 1;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL THEN
    scores := scores + NEW.score;
    shown := shown + 1;
  END IF;
  IF scores <> 0 OR shown <> 0 THEN
    UPDATE products SET rating_sum = rating_sum + scores, rating_count = rating_count + shown WHERE id = about;
    UPDATE product_search s SET review_count = p.rating_count,
      rating_x10 = CASE WHEN p.rating_count > 0 THEN round(10.0 * p.rating_sum / p.rating_count)::smallint END
      FROM products p WHERE p.id = about AND s.product_id = about;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "reviews_counted" AFTER INSERT OR DELETE OR UPDATE OF score, hidden_at ON "reviews"
  FOR EACH ROW EXECUTE FUNCTION "count_review"();
