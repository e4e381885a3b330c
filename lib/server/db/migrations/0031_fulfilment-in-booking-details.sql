ALTER TABLE "cart_items" DROP CONSTRAINT "cart_items_arrangement";--> statement-breakpoint
ALTER TABLE "cart_items" DROP CONSTRAINT "cart_items_meeting";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_arrangement";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_meeting";--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_arrangement" CHECK (jsonb_typeof("cart_items"."arrangement") = 'object'
    AND ("cart_items"."arrangement" -> 'rooms' IS NULL OR COALESCE(jsonb_array_length("cart_items"."arrangement" -> 'rooms')
      = ("cart_items"."quantities" ->> 'ROOM')::int, false))
    AND ("cart_items"."arrangement" -> 'group' IS NULL OR COALESCE(("cart_items"."arrangement" #>> '{group,people}')::int >= 1
      AND ("cart_items"."arrangement" #> '{group,bags}' IS NULL OR ("cart_items"."arrangement" #>> '{group,bags}')::int >= 0), false))
    AND (COALESCE("cart_items"."arrangement" -> 'fulfilment', "cart_items"."arrangement" -> 'handover') IS NULL
      OR COALESCE(COALESCE("cart_items"."arrangement" -> 'fulfilment', "cart_items"."arrangement" -> 'handover') ->> 'way' IN ('pickup','delivery'), false))
    AND ("cart_items"."arrangement" -> 'return' IS NULL
      OR COALESCE(("cart_items"."arrangement" #>> '{return,date}')::date >= "cart_items"."local_date", false)));--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_meeting" CHECK ((COALESCE("cart_items"."arrangement" -> 'fulfilment', "cart_items"."arrangement" -> 'handover') -> 'date' IS NULL OR COALESCE(COALESCE("cart_items"."arrangement" -> 'fulfilment', "cart_items"."arrangement" -> 'handover') ->> 'way' = 'delivery'
      AND COALESCE("cart_items"."arrangement" -> 'fulfilment', "cart_items"."arrangement" -> 'handover') ->> 'date' ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$', false))
    AND ((COALESCE("cart_items"."arrangement" -> 'fulfilment', "cart_items"."arrangement" -> 'handover') -> 'point' IS NULL AND COALESCE("cart_items"."arrangement" -> 'fulfilment', "cart_items"."arrangement" -> 'handover') -> 'time' IS NULL)
      OR COALESCE(COALESCE("cart_items"."arrangement" -> 'fulfilment', "cart_items"."arrangement" -> 'handover') ->> 'way' = 'pickup', false))
    AND ("cart_items"."arrangement" -> 'pickup' IS NULL OR COALESCE("cart_items"."arrangement" #>> '{pickup,way}' = 'meeting'
      OR ("cart_items"."arrangement" #>> '{pickup,way}' = 'hotel' AND "cart_items"."arrangement" #>> '{pickup,place}' ~ '[^[:space:]]'), false)));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_arrangement" CHECK (jsonb_typeof("bookings"."arrangement") = 'object'
    AND ("bookings"."arrangement" -> 'rooms' IS NULL OR COALESCE(jsonb_array_length("bookings"."arrangement" -> 'rooms')
      = ("bookings"."quantities" ->> 'ROOM')::int, false))
    AND ("bookings"."arrangement" -> 'group' IS NULL OR COALESCE(("bookings"."arrangement" #>> '{group,people}')::int >= 1
      AND ("bookings"."arrangement" #> '{group,bags}' IS NULL OR ("bookings"."arrangement" #>> '{group,bags}')::int >= 0), false))
    AND (COALESCE("bookings"."arrangement" -> 'fulfilment', "bookings"."arrangement" -> 'handover') IS NULL
      OR COALESCE(COALESCE("bookings"."arrangement" -> 'fulfilment', "bookings"."arrangement" -> 'handover') ->> 'way' IN ('pickup','delivery'), false))
    AND ("bookings"."arrangement" -> 'return' IS NULL
      OR COALESCE(("bookings"."arrangement" #>> '{return,date}')::date >= "bookings"."local_date", false)));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_meeting" CHECK ((COALESCE("bookings"."arrangement" -> 'fulfilment', "bookings"."arrangement" -> 'handover') -> 'date' IS NULL OR COALESCE(COALESCE("bookings"."arrangement" -> 'fulfilment', "bookings"."arrangement" -> 'handover') ->> 'way' = 'delivery'
      AND COALESCE("bookings"."arrangement" -> 'fulfilment', "bookings"."arrangement" -> 'handover') ->> 'date' ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$', false))
    AND ((COALESCE("bookings"."arrangement" -> 'fulfilment', "bookings"."arrangement" -> 'handover') -> 'point' IS NULL AND COALESCE("bookings"."arrangement" -> 'fulfilment', "bookings"."arrangement" -> 'handover') -> 'time' IS NULL)
      OR COALESCE(COALESCE("bookings"."arrangement" -> 'fulfilment', "bookings"."arrangement" -> 'handover') ->> 'way' = 'pickup', false))
    AND ("bookings"."arrangement" -> 'pickup' IS NULL OR COALESCE("bookings"."arrangement" #>> '{pickup,way}' = 'meeting'
      OR ("bookings"."arrangement" #>> '{pickup,way}' = 'hotel' AND "bookings"."arrangement" #>> '{pickup,place}' ~ '[^[:space:]]'), false)));