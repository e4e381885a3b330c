CREATE TABLE "booking_charges" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"deposit" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	CONSTRAINT "booking_charges_amount" CHECK ("booking_charges"."amount" >= 0),
	CONSTRAINT "booking_charges_deposit" CHECK ("booking_charges"."deposit" BETWEEN 0 AND "booking_charges"."amount")
);
--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "deposit" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_charges" ADD CONSTRAINT "booking_charges_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_charges" ADD CONSTRAINT "booking_charges_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_charges_attempt" ON "booking_charges" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "refunds_booking_id" ON "refunds" USING btree ("booking_id") WHERE "refunds"."booking_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_deposit" CHECK ("cancellations"."deposit" BETWEEN 0 AND "cancellations"."refunded");--> statement-breakpoint
-- invariants
-- Of what was paid before, each booking's part is known where it was charged as it was shown; elsewhere the order's limit stays.
INSERT INTO "booking_charges" ("booking_id", "attempt_id", "amount", "deposit", "currency")
  SELECT b.id, a.id, part.amount, least(part.amount, part.deposit), a.currency
  FROM payment_attempts a
  JOIN bookings b ON b.order_id = a.order_id
  CROSS JOIN LATERAL (
    SELECT b.amount, coalesce(sum((line ->> 'amount')::bigint * (line ->> 'quantity')::bigint), 0) AS deposit
      FROM jsonb_array_elements(b.lines) AS line
      WHERE line -> 'deposit' = 'true' AND a.currency = b.currency
      HAVING a.currency = b.currency
    UNION ALL
    SELECT a.amount, a.amount WHERE a.currency <> b.currency
  ) AS part
  WHERE a.state = 'paid';
--> statement-breakpoint
CREATE TRIGGER "booking_charges_append_only" BEFORE UPDATE OR DELETE ON "booking_charges"
  FOR EACH ROW EXECUTE FUNCTION "keep_as_written"('booking_charges_append_only');
--> statement-breakpoint
CREATE FUNCTION "booking_charge_within_capture"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  captured captures%ROWTYPE;
  charged bigint;
BEGIN
  SELECT * INTO captured FROM captures WHERE attempt_id = NEW.attempt_id FOR UPDATE;
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
CREATE TRIGGER "booking_charges_within_capture" AFTER INSERT ON "booking_charges"
  FOR EACH ROW EXECUTE FUNCTION "booking_charge_within_capture"();
--> statement-breakpoint
-- The charge is locked first: two refunds of one booking cannot overlook each other.
CREATE FUNCTION "refund_within_cost"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  charged booking_charges%ROWTYPE;
  refunded bigint;
BEGIN
  SELECT * INTO charged FROM booking_charges
    WHERE booking_id = NEW.booking_id AND attempt_id = NEW.attempt_id FOR UPDATE;
  SELECT coalesce(sum(amount), 0) INTO refunded FROM refunds
    WHERE booking_id = NEW.booking_id AND state <> 'failed';
  IF charged.booking_id IS NULL OR charged.currency <> NEW.currency OR refunded > charged.amount THEN
    RAISE EXCEPTION 'refunds exceed what booking % cost', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_within_cost';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "refunds_within_cost" AFTER INSERT ON "refunds" FOR EACH ROW
  WHEN (NEW.booking_id IS NOT NULL) EXECUTE FUNCTION "refund_within_cost"();
--> statement-breakpoint
CREATE TRIGGER "refunds_within_cost_again" AFTER UPDATE OF state ON "refunds" FOR EACH ROW
  WHEN (NEW.booking_id IS NOT NULL AND OLD.state = 'failed' AND NEW.state <> 'failed')
  EXECUTE FUNCTION "refund_within_cost"();
--> statement-breakpoint
-- What came back by cancelling, what was returned and what was kept are together no more than was left.
CREATE FUNCTION "deposit_within_charge"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  charged booking_charges%ROWTYPE;
  gone bigint;
BEGIN
  SELECT * INTO charged FROM booking_charges WHERE booking_id = NEW.booking_id FOR UPDATE;
  SELECT coalesce((SELECT sum(deposit) FROM cancellations WHERE booking_id = NEW.booking_id), 0)
      + coalesce((SELECT amount + kept FROM deposit_returns WHERE booking_id = NEW.booking_id), 0) INTO gone;
  IF charged.booking_id IS NULL OR charged.currency <> NEW.currency OR gone > charged.deposit THEN
    RAISE EXCEPTION 'more than the deposit of booking % would go back', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'deposit_within_charge';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "cancellations_deposit_within_charge" AFTER INSERT ON "cancellations" FOR EACH ROW
  WHEN (NEW.deposit > 0) EXECUTE FUNCTION "deposit_within_charge"();
--> statement-breakpoint
CREATE TRIGGER "deposit_returns_within_charge" AFTER INSERT ON "deposit_returns"
  FOR EACH ROW EXECUTE FUNCTION "deposit_within_charge"();
--> statement-breakpoint
CREATE FUNCTION "deposit_return_is_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM bookings b WHERE b.id = NEW.booking_id AND b.status = 'completed') THEN
    RAISE EXCEPTION 'booking % is not over', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'deposit_returns_due';
  END IF;
  IF NEW.refund_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM refunds r
    WHERE r.id = NEW.refund_id AND r.booking_id = NEW.booking_id AND r.amount = NEW.amount AND r.currency = NEW.currency
  ) THEN
    RAISE EXCEPTION 'the refund of the deposit of booking % is another', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'deposit_returns_refund';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "deposit_returns_due" AFTER INSERT ON "deposit_returns"
  FOR EACH ROW EXECUTE FUNCTION "deposit_return_is_due"();
