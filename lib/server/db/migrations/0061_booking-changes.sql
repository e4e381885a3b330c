CREATE TABLE "booking_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"kind" text NOT NULL,
	"replaced_code" text NOT NULL,
	"date_before" date,
	"end_date_before" date,
	"time_before" time(0),
	"date_after" date,
	"end_date_after" date,
	"time_after" time(0),
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"currency" char(3) NOT NULL,
	"refund_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_changes_replaced_code_unique" UNIQUE("replaced_code"),
	CONSTRAINT "booking_changes_key" UNIQUE("booking_id","key"),
	CONSTRAINT "booking_changes_kind" CHECK ("booking_changes"."kind" IN ('date','names')),
	CONSTRAINT "booking_changes_currency_code" CHECK ("booking_changes"."currency" IN ('THB','CNY','USD','EUR','GBP','JPY','SGD','AUD','HKD','KRW','CHF','AED')),
	CONSTRAINT "booking_changes_dates" CHECK (("booking_changes"."kind" = 'date') = ("booking_changes"."date_before" IS NOT NULL) AND ("booking_changes"."kind" = 'date') = ("booking_changes"."date_after" IS NOT NULL)),
	CONSTRAINT "booking_changes_refunded_amount" CHECK ("booking_changes"."refunded_amount" >= 0),
	CONSTRAINT "booking_changes_refund" CHECK (("booking_changes"."refunded_amount" > 0) = ("booking_changes"."refund_id" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "options" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "repriced" jsonb;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_changes" CHECK ("options"."changes" IS NULL OR jsonb_typeof("options"."changes") = 'object' AND ("options"."changes" ->> 'dateHours' IS NULL
        OR "options"."date_mode" <> 'NONE' AND "options"."inventory" <> 'STOCK' AND cardinality("options"."fulfilment_methods") = 0));--> statement-breakpoint
-- invariants
-- A booking's terms stay as they were sold. Its date, and what follows from it, changes only with a record of the change.
DROP TRIGGER "bookings_terms" ON "bookings";--> statement-breakpoint
CREATE TRIGGER "bookings_terms" AFTER UPDATE ON "bookings" FOR EACH ROW
  WHEN (ROW(OLD.id, OLD.order_id, OLD.product_id, OLD.option_id, OLD.time_zone, OLD.quantities, OLD.lines, OLD.amount,
      OLD.currency)
    IS DISTINCT FROM ROW(NEW.id, NEW.order_id, NEW.product_id, NEW.option_id, NEW.time_zone, NEW.quantities, NEW.lines,
      NEW.amount, NEW.currency))
  EXECUTE FUNCTION "reject_change"('bookings_terms');--> statement-breakpoint
CREATE FUNCTION "booking_change_is_recorded"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'confirmed' AND NEW.status = 'confirmed' AND EXISTS (
    SELECT 1 FROM booking_changes c WHERE c.booking_id = NEW.id AND c.kind = 'date'
      AND ROW(c.date_before, c.end_date_before, c.time_before)
        IS NOT DISTINCT FROM ROW(OLD.local_date, OLD.local_end_date, OLD.local_time)
      AND ROW(c.date_after, c.end_date_after, c.time_after)
        IS NOT DISTINCT FROM ROW(NEW.local_date, NEW.local_end_date, NEW.local_time)
  ) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'the date of booking % changes without a record', NEW.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_change_recorded';
END $$;--> statement-breakpoint
CREATE TRIGGER "bookings_change_recorded" AFTER UPDATE ON "bookings" FOR EACH ROW
  WHEN (ROW(OLD.local_date, OLD.local_end_date, OLD.local_time, OLD.starts_at, OLD.cancellation_policy, OLD.snapshot,
      OLD.repriced)
    IS DISTINCT FROM ROW(NEW.local_date, NEW.local_end_date, NEW.local_time, NEW.starts_at, NEW.cancellation_policy,
      NEW.snapshot, NEW.repriced))
  EXECUTE FUNCTION "booking_change_is_recorded"();--> statement-breakpoint
DROP TRIGGER "bookings_reminded_once" ON "bookings";--> statement-breakpoint
CREATE TRIGGER "bookings_reminded_once" AFTER UPDATE OF reminded_at ON "bookings" FOR EACH ROW
  WHEN (OLD.reminded_at IS NOT NULL AND NEW.reminded_at IS DISTINCT FROM OLD.reminded_at
    AND (NEW.reminded_at IS NOT NULL OR NEW.starts_at = OLD.starts_at))
  EXECUTE FUNCTION "reject_change"('bookings_reminded_once');--> statement-breakpoint
DROP TRIGGER "vouchers_terms" ON "vouchers";--> statement-breakpoint
CREATE TRIGGER "vouchers_terms" AFTER UPDATE ON "vouchers" FOR EACH ROW
  WHEN (OLD.booking_id <> NEW.booking_id OR (OLD.code = NEW.code AND OLD.issued_at <> NEW.issued_at)
    OR (OLD.code <> NEW.code AND OLD.redeemed_at IS NOT NULL))
  EXECUTE FUNCTION "reject_change"('vouchers_terms');--> statement-breakpoint
CREATE FUNCTION "voucher_is_replaced"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM booking_changes c WHERE c.booking_id = NEW.booking_id AND c.replaced_code = OLD.code)
    AND NOT EXISTS (SELECT 1 FROM redemptions r WHERE r.booking_id = NEW.booking_id)
    AND NOT EXISTS (SELECT 1 FROM booking_changes c WHERE c.replaced_code = NEW.code)
  THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'the voucher of booking % is replaced without a change, or after its use', NEW.booking_id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'vouchers_replaced';
END $$;--> statement-breakpoint
CREATE TRIGGER "vouchers_replaced" AFTER UPDATE OF code ON "vouchers" FOR EACH ROW
  WHEN (OLD.code <> NEW.code) EXECUTE FUNCTION "voucher_is_replaced"();--> statement-breakpoint
CREATE TRIGGER "booking_changes_append_only" BEFORE UPDATE OR DELETE ON "booking_changes"
  FOR EACH ROW EXECUTE FUNCTION "reject_change"('booking_changes_append_only');
