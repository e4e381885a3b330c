CREATE TABLE "promo_code_products" (
	"promo_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "promo_code_products_promo_id_product_id_pk" PRIMARY KEY("promo_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"amount" bigint,
	"currency" char(3),
	"first_order" boolean DEFAULT false NOT NULL,
	"most_uses" integer,
	"most_uses_each" integer,
	"valid_from" timestamp with time zone DEFAULT now() NOT NULL,
	"valid_until" timestamp with time zone,
	CONSTRAINT "promo_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "promo_codes_code" CHECK ("promo_codes"."code" ~ '^[A-Z0-9]{3,30}$'),
	CONSTRAINT "promo_codes_benefit" CHECK (("promo_codes"."percent" IS NOT NULL AND "promo_codes"."percent" BETWEEN 1 AND 100 AND "promo_codes"."amount" IS NULL AND "promo_codes"."currency" IS NULL)
        OR ("promo_codes"."percent" IS NULL AND "promo_codes"."amount" IS NOT NULL AND "promo_codes"."amount" > 0 AND "promo_codes"."currency" IS NOT NULL)),
	CONSTRAINT "promo_codes_most_uses" CHECK ("promo_codes"."most_uses" > 0),
	CONSTRAINT "promo_codes_most_uses_each" CHECK ("promo_codes"."most_uses_each" > 0),
	CONSTRAINT "promo_codes_valid" CHECK ("promo_codes"."valid_until" > "promo_codes"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "promo_redemptions" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"promo_id" uuid NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promo_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_code_products" ADD CONSTRAINT "promo_code_products_promo_id_promo_codes_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code_products" ADD CONSTRAINT "promo_code_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_promo_id_promo_codes_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_code_products_product" ON "promo_code_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "promo_redemptions_promo" ON "promo_redemptions" USING btree ("promo_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK ("orders"."discount" >= 0 AND ("orders"."promo_code" IS NULL) = ("orders"."discount" = 0));--> statement-breakpoint
-- invariants
-- What was taken off is a term of the order like its total.
DROP TRIGGER "orders_terms" ON "orders";--> statement-breakpoint
CREATE TRIGGER "orders_terms" AFTER UPDATE ON "orders" FOR EACH ROW
  WHEN (ROW(OLD.id, OLD.currency, OLD.total, OLD.rates, OLD.promo_code, OLD.discount)
      IS DISTINCT FROM ROW(NEW.id, NEW.currency, NEW.total, NEW.rates, NEW.promo_code, NEW.discount)
    OR (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id))
  EXECUTE FUNCTION "keep_as_written"('orders_terms');--> statement-breakpoint
CREATE TRIGGER "promo_redemptions_kept" BEFORE UPDATE OR DELETE ON "promo_redemptions"
  FOR EACH ROW EXECUTE FUNCTION "keep_as_written"('promo_redemptions_kept');--> statement-breakpoint
-- An order's discount is what its bookings' lines say, none of them more than the line, and it redeemed the code that
-- it names, at the end of the transaction.
CREATE FUNCTION "order_discount_adds_up"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  placed orders%ROWTYPE;
BEGIN
  SELECT * INTO placed FROM orders WHERE id = (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
  IF placed.id IS NULL THEN
    RETURN NULL;
  END IF;
  IF placed.discount <> (SELECT coalesce(sum((line ->> 'discount')::bigint), 0)
      FROM bookings b, jsonb_array_elements(b.lines) line WHERE b.order_id = placed.id)
    OR EXISTS (SELECT 1 FROM bookings b, jsonb_array_elements(b.lines) line WHERE b.order_id = placed.id
      AND NOT (line ->> 'discount')::bigint BETWEEN 1 AND (line ->> 'amount')::bigint * (line ->> 'quantity')::bigint)
  THEN
    RAISE EXCEPTION 'the discounts of order % do not add up', placed.reference
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_discount_adds_up';
  END IF;
  IF placed.promo_code IS DISTINCT FROM (SELECT p.code FROM promo_redemptions r JOIN promo_codes p ON p.id = r.promo_id
      WHERE r.order_id = placed.id) THEN
    RAISE EXCEPTION 'order % did not redeem the code that it names', placed.reference
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_promo_redeemed';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_discount_adds_up" AFTER INSERT ON "orders"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "order_discount_adds_up"('id');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "bookings_discount_adds_up" AFTER INSERT ON "bookings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "order_discount_adds_up"('order_id');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "promo_redemptions_add_up" AFTER INSERT ON "promo_redemptions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "order_discount_adds_up"('order_id');
