-- What was written once stays as it was written.
CREATE FUNCTION "keep_as_written"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: it is kept as it was written', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_ARGV[0];
END $$;
--> statement-breakpoint
CREATE TRIGGER "status_events_append_only" BEFORE UPDATE OR DELETE ON "status_events"
  FOR EACH ROW EXECUTE FUNCTION "keep_as_written"('status_events_append_only');
--> statement-breakpoint
CREATE TRIGGER "captures_append_only" BEFORE UPDATE OR DELETE ON "captures"
  FOR EACH ROW EXECUTE FUNCTION "keep_as_written"('captures_append_only');
--> statement-breakpoint
CREATE TRIGGER "orders_terms" AFTER UPDATE ON "orders" FOR EACH ROW
  WHEN (ROW(OLD.id, OLD.user_id, OLD.currency, OLD.total, OLD.rates)
    IS DISTINCT FROM ROW(NEW.id, NEW.user_id, NEW.currency, NEW.total, NEW.rates))
  EXECUTE FUNCTION "keep_as_written"('orders_terms');
--> statement-breakpoint
CREATE TRIGGER "bookings_terms" AFTER UPDATE ON "bookings" FOR EACH ROW
  WHEN (ROW(OLD.id, OLD.order_id, OLD.product_id, OLD.option_id, OLD.local_date, OLD.local_end_date, OLD.local_time,
      OLD.time_zone, OLD.starts_at, OLD.quantities, OLD.lines, OLD.amount, OLD.currency, OLD.policy, OLD.snapshot)
    IS DISTINCT FROM ROW(NEW.id, NEW.order_id, NEW.product_id, NEW.option_id, NEW.local_date, NEW.local_end_date,
      NEW.local_time, NEW.time_zone, NEW.starts_at, NEW.quantities, NEW.lines, NEW.amount, NEW.currency, NEW.policy,
      NEW.snapshot))
  EXECUTE FUNCTION "keep_as_written"('bookings_terms');
--> statement-breakpoint
CREATE TRIGGER "payment_attempts_terms" AFTER UPDATE ON "payment_attempts" FOR EACH ROW
  WHEN (ROW(OLD.id, OLD.order_id, OLD.option_key, OLD.gateway, OLD.invoice_number, OLD.amount, OLD.currency)
    IS DISTINCT FROM ROW(NEW.id, NEW.order_id, NEW.option_key, NEW.gateway, NEW.invoice_number, NEW.amount,
      NEW.currency))
  EXECUTE FUNCTION "keep_as_written"('payment_attempts_terms');
--> statement-breakpoint
CREATE TRIGGER "payment_attempts_paid_is_final" AFTER UPDATE OF state ON "payment_attempts" FOR EACH ROW
  WHEN (OLD.state = 'paid' AND NEW.state <> 'paid')
  EXECUTE FUNCTION "keep_as_written"('payment_attempts_paid_is_final');
--> statement-breakpoint
CREATE TRIGGER "vouchers_kept" BEFORE DELETE ON "vouchers"
  FOR EACH ROW EXECUTE FUNCTION "keep_as_written"('vouchers_kept');
--> statement-breakpoint
CREATE TRIGGER "vouchers_terms" AFTER UPDATE ON "vouchers" FOR EACH ROW
  WHEN (ROW(OLD.booking_id, OLD.code, OLD.issued_at) IS DISTINCT FROM ROW(NEW.booking_id, NEW.code, NEW.issued_at))
  EXECUTE FUNCTION "keep_as_written"('vouchers_terms');
--> statement-breakpoint
-- An order's bookings are in its currency, and their amounts are its total, at the end of the transaction.
CREATE FUNCTION "order_adds_up"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_of jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  placed orders%ROWTYPE;
BEGIN
  SELECT * INTO placed FROM orders
    WHERE id = coalesce(row_of ->> 'order_id', row_of ->> 'id')::uuid FOR NO KEY UPDATE;
  IF placed.id IS NULL THEN
    RETURN NULL;
  END IF;
  IF EXISTS (SELECT 1 FROM bookings b WHERE b.order_id = placed.id AND b.currency <> placed.currency) THEN
    RAISE EXCEPTION 'a booking of order % is in another currency', placed.reference
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_currency';
  END IF;
  IF placed.total IS DISTINCT FROM (SELECT sum(b.amount) FROM bookings b WHERE b.order_id = placed.id) THEN
    RAISE EXCEPTION 'the bookings of order % do not add up to its total', placed.reference
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_add_up';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_add_up" AFTER INSERT ON "orders"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "order_adds_up"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "bookings_add_up" AFTER INSERT OR DELETE ON "bookings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "order_adds_up"();
--> statement-breakpoint
-- Only money that was taken makes a booking paid; an order that costs nothing needs none.
CREATE FUNCTION "booking_is_paid_for"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM orders o WHERE o.id = NEW.order_id AND o.total = 0) OR EXISTS (
    SELECT 1 FROM payment_attempts a JOIN captures c ON c.attempt_id = a.id
    WHERE a.order_id = NEW.order_id AND a.state = 'paid'
  ) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'a booking is not paid without a capture'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_paid_for';
END $$;
--> statement-breakpoint
CREATE TRIGGER "bookings_paid_for" AFTER UPDATE OF status ON "bookings" FOR EACH ROW
  WHEN (NEW.status = 'paid' AND OLD.status <> 'paid') EXECUTE FUNCTION "booking_is_paid_for"();
--> statement-breakpoint
CREATE FUNCTION "booking_has_voucher"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM vouchers v WHERE v.booking_id = NEW.id) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'a booking is not confirmed without a voucher'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_voucher';
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "bookings_voucher" AFTER UPDATE OF status ON "bookings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status = 'confirmed' AND OLD.status <> 'confirmed') EXECUTE FUNCTION "booking_has_voucher"();
--> statement-breakpoint
CREATE FUNCTION "voucher_is_earned"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booked text;
BEGIN
  SELECT status INTO booked FROM bookings WHERE id = NEW.booking_id FOR SHARE;
  IF booked NOT IN ('confirmed', 'completed') THEN
    RAISE EXCEPTION 'a % booking has no voucher', booked
      USING ERRCODE = 'check_violation', CONSTRAINT = 'vouchers_confirmed';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "vouchers_confirmed" AFTER INSERT ON "vouchers"
  FOR EACH ROW EXECUTE FUNCTION "voucher_is_earned"();
--> statement-breakpoint
CREATE FUNCTION "attempt_is_of_priced_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM orders o WHERE o.id = NEW.order_id AND o.total = 0) THEN
    RAISE EXCEPTION 'an order that costs nothing is not paid for'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_attempts_not_free';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payment_attempts_not_free" AFTER INSERT ON "payment_attempts"
  FOR EACH ROW EXECUTE FUNCTION "attempt_is_of_priced_order"();
--> statement-breakpoint
-- A capture may be of another amount or currency than was asked, to be given back; it pays for nothing.
CREATE FUNCTION "attempt_is_captured"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM captures c
    WHERE c.attempt_id = NEW.id AND c.amount = NEW.amount AND c.currency = NEW.currency
  ) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'payment % is not paid without a capture of its amount', NEW.invoice_number
    USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_attempts_captured';
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "payment_attempts_captured" AFTER INSERT OR UPDATE OF state ON "payment_attempts"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.state = 'paid') EXECUTE FUNCTION "attempt_is_captured"();
--> statement-breakpoint
CREATE FUNCTION "refund_is_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM bookings b JOIN payment_attempts a ON a.order_id = b.order_id
    WHERE b.id = NEW.booking_id AND a.id = NEW.attempt_id
  ) THEN
    RAISE EXCEPTION 'a refund is of a booking of another order'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_booking';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "refunds_booking" AFTER INSERT OR UPDATE OF booking_id, attempt_id ON "refunds" FOR EACH ROW
  WHEN (NEW.booking_id IS NOT NULL) EXECUTE FUNCTION "refund_is_of_order"();
--> statement-breakpoint
-- Who changes the prices of a unit waits for who else does; without that, two could each overlook the other.
CREATE FUNCTION "price_alone_in_period"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM units u WHERE u.option_id = NEW.option_id AND u.code = NEW.unit_code FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT 1 FROM prices p
    WHERE p.option_id = NEW.option_id AND p.unit_code = NEW.unit_code AND p.from_date <> NEW.from_date
      AND p.from_date <= NEW.to_date AND p.to_date >= NEW.from_date
  ) THEN
    RAISE EXCEPTION 'prices of % % overlap', NEW.option_id, NEW.unit_code
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'prices_overlap';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "prices_overlap" AFTER INSERT OR UPDATE OF option_id, unit_code, from_date, to_date
  ON "prices" DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION "price_alone_in_period"();
--> statement-breakpoint
CREATE FUNCTION "price_in_product_currency"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM options o JOIN products p ON p.id = o.product_id
    WHERE o.id = NEW.option_id AND p.currency <> NEW.currency
  ) THEN
    RAISE EXCEPTION 'a price of % is in another currency than its product', NEW.option_id
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "prices_currency" AFTER INSERT OR UPDATE OF option_id, currency ON "prices"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "price_in_product_currency"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "extras_currency" AFTER INSERT OR UPDATE OF option_id, currency ON "extras"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "price_in_product_currency"();
--> statement-breakpoint
CREATE FUNCTION "product_in_price_currency"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM options o JOIN products p ON p.id = o.product_id JOIN prices r ON r.option_id = o.id
    WHERE o.product_id = NEW.id AND r.currency <> p.currency
    UNION ALL
    SELECT 1 FROM options o JOIN products p ON p.id = o.product_id JOIN extras e ON e.option_id = o.id
    WHERE o.product_id = NEW.id AND e.currency <> p.currency
  ) THEN
    RAISE EXCEPTION '% has prices in another currency', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'products_currency';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "products_currency" AFTER UPDATE OF currency ON "products"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "product_in_price_currency"();
--> statement-breakpoint
-- The path that an address of this shop leads to, in the spelling of the default language; null for another site.
CREATE FUNCTION "redirect_path"("address" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN address LIKE '/%' THEN
    coalesce(nullif(regexp_replace(
      regexp_replace(regexp_replace(address, '[?#].*$', ''), '/+$', ''), '^/en(?=/|$)', ''), ''), '/')
  END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "redirect_without_loop"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('redirects'));
  IF EXISTS (
    WITH RECURSIVE walk (at, hops) AS (
      SELECT redirect_path(NEW.target), 0
      UNION
      SELECT redirect_path(r.target), walk.hops + 1
      FROM walk JOIN redirects r ON redirect_path(r.path) = walk.at
      WHERE walk.hops <= 10
    )
    SELECT 1 FROM walk WHERE at = redirect_path(NEW.path) OR hops > 10
  ) THEN
    RAISE EXCEPTION 'the redirect from % makes a loop', NEW.path
      USING ERRCODE = 'check_violation', CONSTRAINT = 'redirect_loop';
  END IF;
  RETURN NULL;
END $$;
