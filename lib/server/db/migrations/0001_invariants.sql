ALTER TABLE "esim_profiles" ADD CONSTRAINT "esim_profiles_unit_item_fk"
  FOREIGN KEY ("unit_item_id") REFERENCES "unit_items"("id");
--> statement-breakpoint
CREATE TABLE "booking_transitions" (
  "from_status" text NOT NULL,
  "to_status" text NOT NULL,
  "actor" text NOT NULL,
  PRIMARY KEY ("from_status", "to_status", "actor")
);
--> statement-breakpoint
INSERT INTO "booking_transitions" ("from_status", "to_status", "actor") VALUES
  ('pending', 'paid', 'gateway'),
  ('pending', 'paid', 'system'),
  ('pending', 'timeout', 'system'),
  ('pending', 'failed', 'system'),
  ('pending', 'cancelled', 'customer'),
  ('paid', 'confirmed', 'system'),
  ('paid', 'confirmed', 'supplier'),
  ('paid', 'failed', 'system'),
  ('paid', 'cancelled', 'customer'),
  ('confirmed', 'cancelled', 'customer'),
  ('confirmed', 'cancelled', 'supplier'),
  ('confirmed', 'completed', 'venue'),
  ('confirmed', 'completed', 'system'),
  ('timeout', 'paid', 'system');
--> statement-breakpoint
-- The actor and the reason of a change come from the transaction: set_config('sunhop.actor', …, true).
CREATE FUNCTION "booking_status_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  who text := coalesce(nullif(current_setting('sunhop.actor', true), ''), 'system');
  why text := nullif(current_setting('sunhop.reason', true), '');
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'pending' THEN
      RAISE EXCEPTION 'a booking starts as pending, not as %', NEW.status
        USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_transition';
    END IF;
    INSERT INTO status_events (booking_id, from_status, to_status, actor, reason)
      VALUES (NEW.id, NULL, NEW.status, who, why);
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
  INSERT INTO status_events (booking_id, from_status, to_status, actor, reason)
    VALUES (NEW.id, OLD.status, NEW.status, who, why);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bookings_status_change" AFTER INSERT OR UPDATE OF status ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "booking_status_change"();
--> statement-breakpoint
CREATE FUNCTION "refund_within_capture"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  captured captures%ROWTYPE;
  refunded bigint;
BEGIN
  SELECT * INTO captured FROM captures WHERE attempt_id = NEW.attempt_id FOR UPDATE;
  SELECT coalesce(sum(amount), 0) INTO refunded FROM refunds
    WHERE attempt_id = NEW.attempt_id AND state <> 'failed';
  IF captured.attempt_id IS NULL OR captured.currency <> NEW.currency OR refunded > captured.amount THEN
    RAISE EXCEPTION 'refunds exceed what was captured'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_within_capture';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "refunds_within_capture" AFTER INSERT OR UPDATE ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION "refund_within_capture"();
--> statement-breakpoint
CREATE FUNCTION "redirect_without_loop"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  next text := NEW.target;
  hops integer := 0;
BEGIN
  LOOP
    SELECT target INTO next FROM redirects WHERE path = next;
    EXIT WHEN next IS NULL;
    hops := hops + 1;
    IF next = NEW.path OR hops > 10 THEN
      RAISE EXCEPTION 'the redirect from % makes a loop', NEW.path
        USING ERRCODE = 'check_violation', CONSTRAINT = 'redirect_loop';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "redirects_without_loop" AFTER INSERT OR UPDATE ON "redirects"
  FOR EACH ROW EXECUTE FUNCTION "redirect_without_loop"();
