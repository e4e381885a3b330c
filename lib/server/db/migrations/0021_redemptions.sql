CREATE TABLE "redemptions" (
	"unit_item_id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"venue_key_id" uuid,
	"press" text NOT NULL,
	"redeemed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "venue_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"operator" text NOT NULL,
	"label" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "venue_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_unit_item_id_unit_items_id_fk" FOREIGN KEY ("unit_item_id") REFERENCES "public"."unit_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_venue_key_id_venue_keys_id_fk" FOREIGN KEY ("venue_key_id") REFERENCES "public"."venue_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redemptions_booking" ON "redemptions" USING btree ("booking_id");--> statement-breakpoint
-- invariants
-- Only a confirmed booking's own tickets that were not given up are redeemed; that it is once each, the primary key says.
CREATE FUNCTION "redemption_is_due"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booked text;
BEGIN
  SELECT b.status INTO booked FROM bookings b JOIN unit_items i ON i.booking_id = b.id
    WHERE i.id = NEW.unit_item_id AND b.id = NEW.booking_id AND i.cancelled_at IS NULL FOR SHARE OF b, i;
  IF booked IS DISTINCT FROM 'confirmed' THEN
    RAISE EXCEPTION 'a ticket of a % booking is not redeemed', coalesce(booked, 'different')
      USING ERRCODE = 'check_violation', CONSTRAINT = 'redemptions_confirmed';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "redemptions_confirmed" AFTER INSERT ON "redemptions"
  FOR EACH ROW EXECUTE FUNCTION "redemption_is_due"();
--> statement-breakpoint
CREATE TRIGGER "redemptions_append_only" BEFORE UPDATE OR DELETE ON "redemptions"
  FOR EACH ROW EXECUTE FUNCTION "keep_as_written"('redemptions_append_only');
--> statement-breakpoint
CREATE TRIGGER "vouchers_redeemed_once" AFTER UPDATE OF redeemed_at ON "vouchers" FOR EACH ROW
  WHEN (OLD.redeemed_at IS NOT NULL AND NEW.redeemed_at IS DISTINCT FROM OLD.redeemed_at)
  EXECUTE FUNCTION "keep_as_written"('vouchers_redeemed_once');
--> statement-breakpoint
-- Who was let in does not give the ticket up; the lock above makes the two take turns.
CREATE FUNCTION "unit_item_is_unused"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM redemptions r WHERE r.unit_item_id = NEW.id) THEN
    RAISE EXCEPTION 'ticket % was redeemed', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'unit_items_cancelled_unused';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "unit_items_cancelled_unused" AFTER UPDATE OF cancelled_at ON "unit_items" FOR EACH ROW
  WHEN (OLD.cancelled_at IS NULL AND NEW.cancelled_at IS NOT NULL) EXECUTE FUNCTION "unit_item_is_unused"();
