-- Several captures per attempt, each with its outcome; refunds are of a capture. A server of the previous release
-- cannot record captures beside this schema: gateways repeat their notifications, and a new server queries the payments.
-- In the order of settlements, so that none of them and this migration wait for each other.
LOCK TABLE "orders", "payment_attempts", "captures", "refunds", "outbox", "staff_actions" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "unmatched_captures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"gateway" text NOT NULL,
	"invoice_number" text NOT NULL,
	"gateway_reference" text NOT NULL,
	"reason" text NOT NULL,
	"amount" bigint,
	"currency" char(3),
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "unmatched_captures_reason" CHECK ("unmatched_captures"."reason" IN ('unknown_invoice','no_amount','ambiguous')),
	CONSTRAINT "unmatched_captures_amount" CHECK ("unmatched_captures"."amount" >= 0),
	CONSTRAINT "unmatched_captures_money" CHECK (("unmatched_captures"."amount" IS NULL) = ("unmatched_captures"."currency" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "unmatched_captures_payment" ON "unmatched_captures" USING btree ("gateway","invoice_number","gateway_reference");--> statement-breakpoint
CREATE INDEX "unmatched_captures_open" ON "unmatched_captures" USING btree ("received_at") WHERE "unmatched_captures"."resolved_at" IS NULL;--> statement-breakpoint
ALTER TABLE "captures" DROP CONSTRAINT "captures_pkey";--> statement-breakpoint
ALTER TABLE "captures" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "captures" ADD COLUMN "gateway" text;--> statement-breakpoint
ALTER TABLE "captures" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "captures" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "captures" c SET "gateway" = a."gateway", "outcome" = CASE
    WHEN a."state" = 'paid' THEN 'paid'
    WHEN c."amount" <> a."amount" OR c."currency" <> a."currency" THEN 'wrong_amount'
    WHEN EXISTS (SELECT 1 FROM "payment_attempts" o WHERE o."order_id" = a."order_id" AND o."state" = 'paid') THEN 'duplicate'
    ELSE 'too_late' END
  FROM "payment_attempts" a WHERE a."id" = c."attempt_id";
--> statement-breakpoint
-- A reference that occurs twice distinguishes nothing; the attempts still have it.
UPDATE "captures" c SET "gateway_reference" = NULL WHERE EXISTS (
  SELECT 1 FROM "captures" o WHERE o."gateway" = c."gateway" AND o."gateway_reference" = c."gateway_reference" AND o."id" <> c."id"
);
--> statement-breakpoint
ALTER TABLE "captures" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "captures" ALTER COLUMN "gateway" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "captures" ALTER COLUMN "outcome" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "captures_attempt" ON "captures" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "captures_reference" ON "captures" USING btree ("gateway","gateway_reference") WHERE "captures"."gateway_reference" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "captures_one_without_reference" ON "captures" USING btree ("attempt_id") WHERE "captures"."gateway_reference" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "captures_one_paid" ON "captures" USING btree ("attempt_id") WHERE "captures"."outcome" = 'paid';--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_outcome" CHECK ("captures"."outcome" IN ('paid','wrong_amount','duplicate','too_late','order_closed'));--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "capture_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "refunds" r SET "capture_id" = c."id" FROM "captures" c WHERE c."attempt_id" = r."attempt_id";--> statement-breakpoint
ALTER TABLE "refunds" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "capture_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_capture_id_captures_id_fk" FOREIGN KEY ("capture_id") REFERENCES "public"."captures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_capture" ON "refunds" USING btree ("capture_id");--> statement-breakpoint
-- For a server of the previous release: its refunds are of the capture that paid.
CREATE FUNCTION "refund_of_paid_capture"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.capture_id := coalesce(NEW.capture_id,
    (SELECT id FROM captures WHERE attempt_id = NEW.attempt_id ORDER BY outcome = 'paid' DESC LIMIT 1));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "refunds_of_paid_capture" BEFORE INSERT ON "refunds"
  FOR EACH ROW WHEN (NEW.capture_id IS NULL) EXECUTE FUNCTION "refund_of_paid_capture"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refund_within_capture"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  captured captures%ROWTYPE;
  refunded bigint;
BEGIN
  SELECT * INTO captured FROM captures WHERE id = NEW.capture_id FOR UPDATE;
  SELECT coalesce(sum(amount), 0) INTO refunded FROM refunds
    WHERE capture_id = NEW.capture_id AND state <> 'failed';
  IF captured.attempt_id IS DISTINCT FROM NEW.attempt_id OR captured.currency <> NEW.currency
    OR refunded > captured.amount THEN
    RAISE EXCEPTION 'refunds exceed the captured amount'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_within_capture';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "booking_charge_within_capture"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  captured captures%ROWTYPE;
  charged bigint;
BEGIN
  SELECT * INTO captured FROM captures WHERE attempt_id = NEW.attempt_id AND outcome = 'paid' FOR UPDATE;
  SELECT sum(amount) INTO charged FROM booking_charges WHERE attempt_id = NEW.attempt_id;
  IF captured.attempt_id IS NULL OR captured.currency <> NEW.currency OR charged > captured.amount OR NOT EXISTS (
    SELECT 1 FROM bookings b JOIN payment_attempts a ON a.order_id = b.order_id
    WHERE b.id = NEW.booking_id AND a.id = NEW.attempt_id
  ) THEN
    RAISE EXCEPTION 'booking % was not charged so much', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_charge_within_capture';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "booking_is_paid_for"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM orders o WHERE o.id = NEW.order_id AND o.total = 0) OR EXISTS (
    SELECT 1 FROM payment_attempts a JOIN captures c ON c.attempt_id = a.id
    WHERE a.order_id = NEW.order_id AND a.state = 'paid' AND c.outcome = 'paid'
  ) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'a booking is not paid without a capture'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_paid_for';
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "attempt_is_captured"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM captures c
    WHERE c.attempt_id = NEW.id AND c.outcome = 'paid' AND c.amount = NEW.amount AND c.currency = NEW.currency
  ) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'payment % is not paid without a capture of its amount', NEW.invoice_number
    USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_attempts_captured';
END $$;
--> statement-breakpoint
DROP TRIGGER "refunds_terms" ON "refunds";--> statement-breakpoint
CREATE TRIGGER "refunds_terms" AFTER UPDATE ON "refunds" FOR EACH ROW
  WHEN (ROW(OLD.id, OLD.attempt_id, OLD.capture_id, OLD.booking_id, OLD.amount, OLD.currency, OLD.created_at)
    IS DISTINCT FROM ROW(NEW.id, NEW.attempt_id, NEW.capture_id, NEW.booking_id, NEW.amount, NEW.currency, NEW.created_at))
  EXECUTE FUNCTION "reject_change"('refunds_terms');
--> statement-breakpoint
ALTER TABLE "staff_actions" DROP CONSTRAINT "staff_actions_action";--> statement-breakpoint
ALTER TABLE "staff_actions" ADD CONSTRAINT "staff_actions_action" CHECK ("staff_actions"."action" IN ('confirm','decline','cancel','refund','refund-done','refund-failed','refund-again','return-deposit','replay-notice','reconcile','resolve-capture'));
