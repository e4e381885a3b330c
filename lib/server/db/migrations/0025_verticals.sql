CREATE TABLE "deposit_returns" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"kept" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"refund_id" uuid,
	"operator" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_returns_amount" CHECK ("deposit_returns"."amount" >= 0 AND "deposit_returns"."kept" >= 0 AND "deposit_returns"."amount" + "deposit_returns"."kept" > 0),
	CONSTRAINT "deposit_returns_refund" CHECK (("deposit_returns"."amount" > 0) = ("deposit_returns"."refund_id" IS NOT NULL)),
	CONSTRAINT "deposit_returns_reason" CHECK ("deposit_returns"."kept" = 0 OR COALESCE("deposit_returns"."reason" ~ '[^[:space:]]', false)),
	CONSTRAINT "deposit_returns_operator" CHECK ("deposit_returns"."operator" ~ '[^[:space:]]')
);
--> statement-breakpoint
ALTER TABLE "cart_items" DROP CONSTRAINT "cart_items_arrangement";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_arrangement";--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "group_size" jsonb;--> statement-breakpoint
ALTER TABLE "esim_profiles" ADD COLUMN "shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "unit_items" ADD COLUMN "companions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_returns" ADD CONSTRAINT "deposit_returns_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_returns" ADD CONSTRAINT "deposit_returns_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_arrangement" CHECK (jsonb_typeof("cart_items"."arrangement") = 'object'
    AND ("cart_items"."arrangement" -> 'rooms' IS NULL OR COALESCE(jsonb_array_length("cart_items"."arrangement" -> 'rooms')
      = ("cart_items"."quantities" ->> 'ROOM')::int, false))
    AND ("cart_items"."arrangement" -> 'group' IS NULL OR COALESCE(("cart_items"."arrangement" #>> '{group,people}')::int >= 1
      AND ("cart_items"."arrangement" #> '{group,bags}' IS NULL OR ("cart_items"."arrangement" #>> '{group,bags}')::int >= 0), false))
    AND ("cart_items"."arrangement" -> 'handover' IS NULL
      OR COALESCE("cart_items"."arrangement" #>> '{handover,way}' IN ('pickup','delivery'), false))
    AND ("cart_items"."arrangement" -> 'return' IS NULL
      OR COALESCE(("cart_items"."arrangement" #>> '{return,date}')::date >= "cart_items"."local_date", false)));--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_group_size" CHECK ("units"."group_size" IS NULL OR COALESCE(("units"."group_size" ->> 'people')::int >= 1
        AND ("units"."group_size" ->> 'bags' IS NULL OR ("units"."group_size" ->> 'bags')::int >= 0), false));--> statement-breakpoint
ALTER TABLE "esim_profiles" ADD CONSTRAINT "esim_profiles_shown" CHECK ("esim_profiles"."shown_at" IS NULL OR "esim_profiles"."unit_item_id" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_arrangement" CHECK (jsonb_typeof("bookings"."arrangement") = 'object'
    AND ("bookings"."arrangement" -> 'rooms' IS NULL OR COALESCE(jsonb_array_length("bookings"."arrangement" -> 'rooms')
      = ("bookings"."quantities" ->> 'ROOM')::int, false))
    AND ("bookings"."arrangement" -> 'group' IS NULL OR COALESCE(("bookings"."arrangement" #>> '{group,people}')::int >= 1
      AND ("bookings"."arrangement" #> '{group,bags}' IS NULL OR ("bookings"."arrangement" #>> '{group,bags}')::int >= 0), false))
    AND ("bookings"."arrangement" -> 'handover' IS NULL
      OR COALESCE("bookings"."arrangement" #>> '{handover,way}' IN ('pickup','delivery'), false))
    AND ("bookings"."arrangement" -> 'return' IS NULL
      OR COALESCE(("bookings"."arrangement" #>> '{return,date}')::date >= "bookings"."local_date", false)));--> statement-breakpoint
ALTER TABLE "unit_items" ADD CONSTRAINT "unit_items_companions" CHECK (jsonb_typeof("unit_items"."companions") = 'array');--> statement-breakpoint
-- invariants
-- Until now the order's page showed every code at once: what is sold was seen, and cannot be sold again.
UPDATE "esim_profiles" SET "shown_at" = now() WHERE "unit_item_id" IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "deposit_returns_append_only" BEFORE UPDATE OR DELETE ON "deposit_returns"
  FOR EACH ROW EXECUTE FUNCTION "keep_as_written"('deposit_returns_append_only');
--> statement-breakpoint
-- A code that was seen cannot be unseen, and the profile stays whose it is.
CREATE TRIGGER "esim_profiles_stay_shown" AFTER UPDATE ON "esim_profiles" FOR EACH ROW
  WHEN (OLD.shown_at IS NOT NULL AND ROW(OLD.shown_at, OLD.unit_item_id) IS DISTINCT FROM ROW(NEW.shown_at, NEW.unit_item_id))
  EXECUTE FUNCTION "keep_as_written"('esim_profiles_stay_shown');
