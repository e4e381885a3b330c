CREATE TABLE "booking_goods" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"shipped_at" timestamp with time zone,
	"ready_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"return_until" timestamp with time zone,
	"return_requested_at" timestamp with time zone,
	"return_fee_percent" integer,
	"return_reason" text,
	"returned_at" timestamp with time zone,
	CONSTRAINT "booking_goods_state" CHECK ("booking_goods"."state" IN ('shipped','ready','delivered','return_requested','returned','lost')),
	CONSTRAINT "booking_goods_shipped" CHECK ("booking_goods"."state" <> 'shipped' OR "booking_goods"."shipped_at" IS NOT NULL),
	CONSTRAINT "booking_goods_ready" CHECK ("booking_goods"."state" <> 'ready' OR "booking_goods"."ready_at" IS NOT NULL),
	CONSTRAINT "booking_goods_delivered" CHECK ("booking_goods"."state" <> 'delivered' OR "booking_goods"."delivered_at" IS NOT NULL),
	CONSTRAINT "booking_goods_return_until" CHECK (("booking_goods"."delivered_at" IS NULL) = ("booking_goods"."return_until" IS NULL)),
	CONSTRAINT "booking_goods_return_period" CHECK ("booking_goods"."return_until" >= "booking_goods"."delivered_at"),
	CONSTRAINT "booking_goods_return_requested" CHECK (("booking_goods"."return_requested_at" IS NULL) = ("booking_goods"."return_fee_percent" IS NULL)
        AND ("booking_goods"."return_reason" IS NULL OR "booking_goods"."return_requested_at" IS NOT NULL)
        AND ("booking_goods"."state" <> 'return_requested' OR "booking_goods"."return_requested_at" IS NOT NULL)),
	CONSTRAINT "booking_goods_return_fee" CHECK ("booking_goods"."return_fee_percent" BETWEEN 0 AND 100),
	CONSTRAINT "booking_goods_return_reason" CHECK ("booking_goods"."return_reason" IN ('unwanted','wrong','damaged','other')),
	CONSTRAINT "booking_goods_returned" CHECK (("booking_goods"."state" = 'returned') = ("booking_goods"."returned_at" IS NOT NULL)),
	CONSTRAINT "booking_goods_tracking" CHECK (("booking_goods"."carrier" IS NULL AND "booking_goods"."tracking_number" IS NULL) OR "booking_goods"."shipped_at" IS NOT NULL),
	CONSTRAINT "booking_goods_carrier_length" CHECK (length("booking_goods"."carrier") <= 60),
	CONSTRAINT "booking_goods_tracking_length" CHECK (length("booking_goods"."tracking_number") <= 60)
);
--> statement-breakpoint
CREATE TABLE "booking_goods_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"staff_member" text,
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_goods_history_from" CHECK ("booking_goods_history"."from_state" IN ('shipped','ready','delivered','return_requested','returned','lost')),
	CONSTRAINT "booking_goods_history_to" CHECK ("booking_goods_history"."to_state" IN ('shipped','ready','delivered','return_requested','returned','lost')),
	CONSTRAINT "booking_goods_history_actor" CHECK ("booking_goods_history"."actor" IN ('customer','gateway','supplier','venue','system','operator')),
	CONSTRAINT "booking_goods_history_staff_member" CHECK (("booking_goods_history"."actor" = 'operator') = ("booking_goods_history"."staff_member" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "goods_returns" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"fee_percent" integer,
	"paid_amount" bigint NOT NULL,
	"refunded_amount" bigint NOT NULL,
	"withheld_amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"refund_id" uuid,
	"staff_member" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_returns_fee_percent" CHECK ("goods_returns"."fee_percent" BETWEEN 0 AND 100),
	CONSTRAINT "goods_returns_amounts" CHECK ("goods_returns"."refunded_amount" >= 0 AND "goods_returns"."withheld_amount" >= 0
        AND "goods_returns"."refunded_amount" + "goods_returns"."withheld_amount" <= "goods_returns"."paid_amount"),
	CONSTRAINT "goods_returns_unused" CHECK ("goods_returns"."fee_percent" IS NOT NULL OR "goods_returns"."refunded_amount" + "goods_returns"."withheld_amount" = 0),
	CONSTRAINT "goods_returns_refund" CHECK (("goods_returns"."refunded_amount" > 0) = ("goods_returns"."refund_id" IS NOT NULL)),
	CONSTRAINT "goods_returns_reason" CHECK ("goods_returns"."withheld_amount" = 0 OR COALESCE("goods_returns"."reason" ~ '[^[:space:]]', false)),
	CONSTRAINT "goods_returns_staff_member" CHECK ("goods_returns"."staff_member" ~ '[^[:space:]]')
);
--> statement-breakpoint
ALTER TABLE "booking_goods" ADD CONSTRAINT "booking_goods_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_goods_history" ADD CONSTRAINT "booking_goods_history_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_returns" ADD CONSTRAINT "goods_returns_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_returns" ADD CONSTRAINT "goods_returns_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_goods_open" ON "booking_goods" USING btree ("state") WHERE "booking_goods"."state" <> 'returned';--> statement-breakpoint
CREATE INDEX "booking_goods_history_booking" ON "booking_goods_history" USING btree ("booking_id","id");--> statement-breakpoint
-- invariants
-- What is known of the goods of earlier orders: a deposit went back when the device was back, and completed goods were
-- delivered. Those could not be cancelled any more, so they have no return period.
INSERT INTO "booking_goods" ("booking_id", "state", "returned_at")
  SELECT booking_id, 'returned', created_at FROM deposit_returns;
--> statement-breakpoint
INSERT INTO "booking_goods_history" ("booking_id", "to_state", "actor", "staff_member", "occurred_at")
  SELECT booking_id, 'returned', 'operator', staff_member, created_at FROM deposit_returns;
--> statement-breakpoint
WITH completed AS (
  INSERT INTO "booking_goods" ("booking_id", "state", "delivered_at", "return_until")
    SELECT b.id, 'delivered', done.at, done.at
    FROM bookings b
    CROSS JOIN LATERAL (SELECT coalesce(max(h.occurred_at), b.created_at) AS at
      FROM booking_status_history h WHERE h.booking_id = b.id AND h.to_status = 'completed') AS done
    WHERE b.status = 'completed' AND COALESCE(b.booking_details -> 'fulfilment', b.booking_details -> 'handover') IS NOT NULL
    ON CONFLICT DO NOTHING
    RETURNING booking_id, delivered_at
)
INSERT INTO "booking_goods_history" ("booking_id", "to_state", "actor", "reason", "occurred_at")
  SELECT booking_id, 'delivered', 'system', 'completed before goods were recorded', delivered_at FROM completed;
--> statement-breakpoint
CREATE TABLE "goods_transitions" (
  "from_state" text NOT NULL,
  "to_state" text NOT NULL,
  "actor" text NOT NULL,
  PRIMARY KEY ("from_state", "to_state", "actor")
);
--> statement-breakpoint
INSERT INTO "goods_transitions" ("from_state", "to_state", "actor") VALUES
  ('none', 'shipped', 'operator'),
  ('none', 'ready', 'operator'),
  ('none', 'delivered', 'operator'),
  ('none', 'delivered', 'venue'),
  ('none', 'returned', 'operator'),
  ('shipped', 'delivered', 'operator'),
  ('shipped', 'delivered', 'venue'),
  ('shipped', 'delivered', 'system'),
  ('shipped', 'return_requested', 'customer'),
  ('shipped', 'returned', 'operator'),
  ('shipped', 'lost', 'operator'),
  ('ready', 'delivered', 'operator'),
  ('ready', 'delivered', 'venue'),
  ('ready', 'returned', 'operator'),
  ('delivered', 'return_requested', 'customer'),
  ('delivered', 'returned', 'operator'),
  ('delivered', 'lost', 'operator'),
  ('return_requested', 'delivered', 'operator'),
  ('return_requested', 'returned', 'operator'),
  ('return_requested', 'lost', 'operator'),
  ('lost', 'returned', 'operator');
--> statement-breakpoint
-- The actor and the reason of a change come from the transaction, as those of a booking's status. A corrected carrier
-- or tracking number is recorded as well.
CREATE FUNCTION "booking_goods_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  who text := coalesce(nullif(current_setting('sunhop.actor', true), ''), 'system');
  why text := nullif(current_setting('sunhop.reason', true), '');
  named text := CASE WHEN who = 'operator' THEN nullif(current_setting('sunhop.staff_member', true), '') END;
  previous text := CASE WHEN TG_OP = 'UPDATE' THEN OLD.state END;
BEGIN
  IF previous = NEW.state THEN
    IF NEW.tracking_number IS NULL OR NEW.tracking_number IS NOT DISTINCT FROM OLD.tracking_number THEN
      RETURN NULL;
    END IF;
  ELSIF NOT EXISTS (
    SELECT 1 FROM goods_transitions t
    WHERE t.from_state = coalesce(previous, 'none') AND t.to_state = NEW.state AND t.actor = who
  ) THEN
    RAISE EXCEPTION 'goods do not go from % to % by the %', coalesce(previous, 'none'), NEW.state, who
      USING ERRCODE = 'check_violation', CONSTRAINT = 'goods_transition';
  END IF;
  INSERT INTO booking_goods_history (booking_id, from_state, to_state, actor, reason, staff_member)
    VALUES (NEW.booking_id, previous, NEW.state, who, why, named);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "booking_goods_change" AFTER INSERT OR UPDATE ON "booking_goods"
  FOR EACH ROW EXECUTE FUNCTION "booking_goods_change"();
--> statement-breakpoint
CREATE TRIGGER "booking_goods_terms" AFTER UPDATE ON "booking_goods" FOR EACH ROW
  WHEN (OLD.booking_id <> NEW.booking_id OR (OLD.delivered_at IS NOT NULL
    AND ROW(OLD.delivered_at, OLD.return_until) IS DISTINCT FROM ROW(NEW.delivered_at, NEW.return_until)))
  EXECUTE FUNCTION "reject_change"('booking_goods_terms');
--> statement-breakpoint
CREATE TRIGGER "booking_goods_stay" BEFORE DELETE ON "booking_goods"
  FOR EACH ROW EXECUTE FUNCTION "reject_change"('booking_goods_stay');
--> statement-breakpoint
CREATE TRIGGER "booking_goods_history_append_only" BEFORE UPDATE OR DELETE ON "booking_goods_history"
  FOR EACH ROW EXECUTE FUNCTION "reject_change"('booking_goods_history_append_only');
--> statement-breakpoint
CREATE TRIGGER "goods_returns_append_only" BEFORE UPDATE OR DELETE ON "goods_returns"
  FOR EACH ROW EXECUTE FUNCTION "reject_change"('goods_returns_append_only');
--> statement-breakpoint
CREATE FUNCTION "goods_return_is_recorded"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM booking_goods g WHERE g.booking_id = NEW.booking_id AND g.state = 'returned') THEN
    RAISE EXCEPTION 'the goods of booking % are not back', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'goods_returns_due';
  END IF;
  IF NEW.refund_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM refunds r
    WHERE r.id = NEW.refund_id AND r.booking_id = NEW.booking_id AND r.amount = NEW.refunded_amount
      AND r.currency = NEW.currency
  ) THEN
    RAISE EXCEPTION 'the refund of the goods of booking % is another', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'goods_returns_refund';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "goods_returns_due" AFTER INSERT ON "goods_returns"
  FOR EACH ROW EXECUTE FUNCTION "goods_return_is_recorded"();
--> statement-breakpoint
-- A deposit comes back with the thing, also before the booking is completed.
CREATE OR REPLACE FUNCTION "deposit_return_is_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM bookings b WHERE b.id = NEW.booking_id AND b.status = 'completed')
    AND NOT EXISTS (SELECT 1 FROM booking_goods g WHERE g.booking_id = NEW.booking_id AND g.state = 'returned') THEN
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
-- The command of the previous release returns a deposit when the device is back, and does not record that here.
CREATE FUNCTION "deposit_return_records_goods"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM booking_goods g WHERE g.booking_id = NEW.booking_id AND g.state = 'returned') THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('sunhop.actor', 'operator', true), set_config('sunhop.staff_member', NEW.staff_member, true),
    set_config('sunhop.reason', coalesce(NEW.reason, ''), true);
  INSERT INTO booking_goods (booking_id, state, returned_at) VALUES (NEW.booking_id, 'returned', NEW.created_at)
    ON CONFLICT (booking_id) DO UPDATE SET state = 'returned', returned_at = NEW.created_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "deposit_returns_goods" AFTER INSERT ON "deposit_returns"
  FOR EACH ROW EXECUTE FUNCTION "deposit_return_records_goods"();
--> statement-breakpoint
-- What has left the supplier is not refunded to a customer who cancels: it is returned first.
CREATE FUNCTION "cancellation_of_goods"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM booking_goods g
    WHERE g.booking_id = NEW.booking_id AND g.state IN ('shipped', 'delivered', 'return_requested', 'returned', 'lost')
  ) THEN
    RAISE EXCEPTION 'the goods of booking % are not at the supplier', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cancellations_goods';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "cancellations_goods" AFTER INSERT ON "cancellations" FOR EACH ROW
  WHEN (NEW.actor = 'customer') EXECUTE FUNCTION "cancellation_of_goods"();
