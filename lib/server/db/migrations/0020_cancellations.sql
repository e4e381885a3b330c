CREATE TABLE "cancellations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"unit_item_ids" uuid[] NOT NULL,
	"whole" boolean NOT NULL,
	"percent_kept" integer NOT NULL,
	"paid" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"refund_id" uuid,
	"actor" text NOT NULL,
	"reason" text,
	"operator" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cancellations_key" UNIQUE("booking_id","key"),
	CONSTRAINT "cancellations_percent" CHECK ("cancellations"."percent_kept" BETWEEN 0 AND 100),
	CONSTRAINT "cancellations_refunded" CHECK ("cancellations"."refunded" >= 0 AND "cancellations"."refunded" <= "cancellations"."paid"),
	CONSTRAINT "cancellations_refund" CHECK (("cancellations"."refunded" > 0) = ("cancellations"."refund_id" IS NOT NULL)),
	CONSTRAINT "cancellations_operator" CHECK (("cancellations"."actor" = 'operator') = ("cancellations"."operator" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "operator_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"operator" text NOT NULL,
	"action" text NOT NULL,
	"details" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_events_operator" CHECK ("operator_events"."operator" ~ '[^[:space:]]')
);
--> statement-breakpoint
ALTER TABLE "status_events" DROP CONSTRAINT "status_events_actor";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_state";--> statement-breakpoint
ALTER TABLE "status_events" ADD COLUMN "operator" text;--> statement-breakpoint
ALTER TABLE "unit_items" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "inquiries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "next_inquiry_at" timestamp with time zone;--> statement-breakpoint
UPDATE "refunds" SET "ended_at" = "created_at" WHERE "state" IN ('done','failed');--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_events" ADD CONSTRAINT "operator_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_events_order" ON "operator_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "refunds_attempt" ON "refunds" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "refunds_inquiry" ON "refunds" USING btree ("next_inquiry_at") WHERE "refunds"."next_inquiry_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "status_events" ADD CONSTRAINT "status_events_operator" CHECK (("status_events"."actor" = 'operator') = ("status_events"."operator" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "status_events" ADD CONSTRAINT "status_events_actor" CHECK ("status_events"."actor" IN ('customer','gateway','supplier','venue','system','operator'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_sent" CHECK ("refunds"."state" <> 'sent' OR "refunds"."sent_at" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_ended" CHECK (("refunds"."state" IN ('done','failed')) = ("refunds"."ended_at" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state" CHECK ("refunds"."state" IN ('requested','sent','done','failed'));--> statement-breakpoint
-- invariants
INSERT INTO "booking_transitions" ("from_status", "to_status", "actor") VALUES
  ('pending', 'cancelled', 'operator'),
  ('paid', 'confirmed', 'operator'),
  ('paid', 'failed', 'operator'),
  ('paid', 'cancelled', 'operator'),
  ('confirmed', 'cancelled', 'operator');
--> statement-breakpoint
-- Whoever of the shop makes a change is named: set_config('sunhop.operator', …, true).
CREATE OR REPLACE FUNCTION "booking_status_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  who text := coalesce(nullif(current_setting('sunhop.actor', true), ''), 'system');
  why text := nullif(current_setting('sunhop.reason', true), '');
  named text := CASE WHEN who = 'operator' THEN nullif(current_setting('sunhop.operator', true), '') END;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'pending' THEN
      RAISE EXCEPTION 'a booking starts as pending, not as %', NEW.status
        USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_transition';
    END IF;
    INSERT INTO status_events (booking_id, from_status, to_status, actor, reason, operator)
      VALUES (NEW.id, NULL, NEW.status, who, why, named);
    RETURN NULL;
  END IF;
  IF NEW.status = OLD.status THEN
    RETURN NULL;
  END IF;
  IF NOT EXISTS (
    SELECT 1 FROM booking_transitions t
    WHERE t.from_status = OLD.status AND t.to_status = NEW.status AND t.actor = who
  ) THEN
    RAISE EXCEPTION 'a booking does not go from % to % by the %', OLD.status, NEW.status, who
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_transition';
  END IF;
  INSERT INTO status_events (booking_id, from_status, to_status, actor, reason, operator)
    VALUES (NEW.id, OLD.status, NEW.status, who, why, named);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "cancellations_append_only" BEFORE UPDATE OR DELETE ON "cancellations"
  FOR EACH ROW EXECUTE FUNCTION "keep_as_written"('cancellations_append_only');
--> statement-breakpoint
CREATE TRIGGER "operator_events_append_only" BEFORE UPDATE OR DELETE ON "operator_events"
  FOR EACH ROW EXECUTE FUNCTION "keep_as_written"('operator_events_append_only');
--> statement-breakpoint
CREATE TRIGGER "unit_items_stay_cancelled" AFTER UPDATE OF cancelled_at ON "unit_items" FOR EACH ROW
  WHEN (OLD.cancelled_at IS NOT NULL AND NEW.cancelled_at IS DISTINCT FROM OLD.cancelled_at)
  EXECUTE FUNCTION "keep_as_written"('unit_items_stay_cancelled');
--> statement-breakpoint
CREATE TRIGGER "refunds_terms" AFTER UPDATE ON "refunds" FOR EACH ROW
  WHEN (ROW(OLD.id, OLD.attempt_id, OLD.booking_id, OLD.amount, OLD.currency, OLD.created_at)
    IS DISTINCT FROM ROW(NEW.id, NEW.attempt_id, NEW.booking_id, NEW.amount, NEW.currency, NEW.created_at))
  EXECUTE FUNCTION "keep_as_written"('refunds_terms');
--> statement-breakpoint
CREATE TRIGGER "refunds_done_is_final" AFTER UPDATE OF state ON "refunds" FOR EACH ROW
  WHEN (OLD.state = 'done' AND NEW.state <> 'done')
  EXECUTE FUNCTION "keep_as_written"('refunds_done_is_final');
--> statement-breakpoint
CREATE TRIGGER "refunds_kept" BEFORE DELETE ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION "keep_as_written"('refunds_kept');
--> statement-breakpoint
-- What is cancelled holds no place and nobody; what is still to be had is for somebody. At the end of the transaction.
CREATE FUNCTION "cancellation_is_whole"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_of jsonb := to_jsonb(NEW);
  booked record;
BEGIN
  SELECT b.id, b.status,
      EXISTS (SELECT 1 FROM booking_slots s WHERE s.booking_id = b.id AND s.state <> 'released') AS has_places,
      EXISTS (SELECT 1 FROM unit_items u WHERE u.booking_id = b.id AND u.cancelled_at IS NULL) AS is_for_somebody
    INTO booked FROM bookings b WHERE b.id = coalesce(row_of ->> 'booking_id', row_of ->> 'id')::uuid;
  IF booked.status = 'cancelled' AND (booked.has_places OR booked.is_for_somebody) THEN
    RAISE EXCEPTION 'booking % is cancelled only in part', booked.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_cancelled_whole';
  END IF;
  IF booked.status IN ('pending', 'paid', 'confirmed') AND NOT booked.is_for_somebody THEN
    RAISE EXCEPTION 'booking % is for nobody any more', booked.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_for_somebody';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "bookings_cancelled_whole" AFTER UPDATE OF status ON "bookings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status = 'cancelled') EXECUTE FUNCTION "cancellation_is_whole"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "unit_items_cancelled_whole" AFTER UPDATE OF cancelled_at ON "unit_items"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "cancellation_is_whole"();
