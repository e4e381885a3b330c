ALTER TABLE "cart_items" DROP CONSTRAINT "cart_items_arrangement";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_arrangement";--> statement-breakpoint
ALTER TABLE "options" ADD COLUMN "route" jsonb;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_arrangement" CHECK (jsonb_typeof("cart_items"."arrangement") = 'object'
    AND ("cart_items"."arrangement" -> 'rooms' IS NULL OR COALESCE(jsonb_array_length("cart_items"."arrangement" -> 'rooms')
      = ("cart_items"."quantities" ->> 'ROOM')::int, false))
    AND ("cart_items"."arrangement" -> 'handover' IS NULL
      OR COALESCE("cart_items"."arrangement" #>> '{handover,way}' IN ('pickup','delivery'), false))
    AND ("cart_items"."arrangement" -> 'return' IS NULL
      OR COALESCE(("cart_items"."arrangement" #>> '{return,date}')::date >= "cart_items"."local_date", false)));--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_route" CHECK ("options"."route" IS NULL OR ("options"."window" IN ('DATE','DATE_TIME') AND COALESCE(("options"."route" ->> 'minutes')::int >= 0, false)
        AND jsonb_typeof("options"."route" -> 'from') = 'object' AND jsonb_typeof("options"."route" -> 'to') = 'object'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_return_day" CHECK ("bookings"."arrangement" -> 'return' IS NULL
        OR COALESCE(("bookings"."arrangement" #>> '{return,date}')::date = "bookings"."local_end_date", false));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_arrangement" CHECK (jsonb_typeof("bookings"."arrangement") = 'object'
    AND ("bookings"."arrangement" -> 'rooms' IS NULL OR COALESCE(jsonb_array_length("bookings"."arrangement" -> 'rooms')
      = ("bookings"."quantities" ->> 'ROOM')::int, false))
    AND ("bookings"."arrangement" -> 'handover' IS NULL
      OR COALESCE("bookings"."arrangement" #>> '{handover,way}' IN ('pickup','delivery'), false))
    AND ("bookings"."arrangement" -> 'return' IS NULL
      OR COALESCE(("bookings"."arrangement" #>> '{return,date}')::date >= "bookings"."local_date", false)));--> statement-breakpoint
-- invariants
-- A return trip has its places on both ways or on none: as many on an option of the same product on the day back as
-- on its own on the day out, and all of them held, all sold, or all given up.
CREATE FUNCTION "return_trip_is_whole"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_of jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  booking record;
BEGIN
  SELECT b.id, b.option_id, b.product_id, b.local_date, b.local_time,
      (b.arrangement #>> '{return,date}')::date AS back_date,
      (b.arrangement #>> '{return,time}')::time AS back_time
    INTO booking FROM bookings b
    WHERE b.id = coalesce(row_of ->> 'booking_id', row_of ->> 'id')::uuid
      AND b.arrangement -> 'return' IS NOT NULL;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF (SELECT count(*) FILTER (WHERE s.option_id = booking.option_id AND s.local_date = booking.local_date
            AND s.local_time IS NOT DISTINCT FROM booking.local_time) <> 1
          OR count(*) FILTER (WHERE s.option_id <> booking.option_id AND s.local_date = booking.back_date
            AND s.local_time IS NOT DISTINCT FROM booking.back_time AND o.product_id = booking.product_id) <> 1
          OR count(*) <> 2 OR count(DISTINCT (bs.quantity, bs.state)) <> 1
        FROM booking_slots bs JOIN slots s ON s.id = bs.slot_id JOIN options o ON o.id = s.option_id
        WHERE bs.booking_id = booking.id)
    AND NOT (EXISTS (SELECT 1 FROM options o WHERE o.id = booking.option_id AND o.inventory = 'FREESALE')
      AND NOT EXISTS (SELECT 1 FROM booking_slots bs WHERE bs.booking_id = booking.id))
  THEN
    RAISE EXCEPTION 'booking % holds a part of its return trip', booking.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_return_whole';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "bookings_return_whole" AFTER INSERT OR UPDATE OF arrangement ON "bookings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.arrangement -> 'return' IS NOT NULL) EXECUTE FUNCTION "return_trip_is_whole"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "booking_slots_return_whole" AFTER INSERT OR UPDATE OR DELETE ON "booking_slots"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "return_trip_is_whole"();
