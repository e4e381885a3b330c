ALTER TABLE "options" ADD COLUMN "pickup" jsonb;--> statement-breakpoint
ALTER TABLE "options" ADD COLUMN "party" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "handover" jsonb;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_meeting" CHECK (("cart_items"."arrangement" #> '{handover,date}' IS NULL OR COALESCE("cart_items"."arrangement" #>> '{handover,way}' = 'delivery'
      AND "cart_items"."arrangement" #>> '{handover,date}' ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$', false))
    AND (("cart_items"."arrangement" #> '{handover,point}' IS NULL AND "cart_items"."arrangement" #> '{handover,time}' IS NULL)
      OR COALESCE("cart_items"."arrangement" #>> '{handover,way}' = 'pickup', false))
    AND ("cart_items"."arrangement" -> 'pickup' IS NULL OR COALESCE("cart_items"."arrangement" #>> '{pickup,way}' = 'meeting'
      OR ("cart_items"."arrangement" #>> '{pickup,way}' = 'hotel' AND "cart_items"."arrangement" #>> '{pickup,place}' ~ '[^[:space:]]'), false)));--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_party" CHECK ("options"."party" IN ('shared','private'));--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_pickup" CHECK ("options"."pickup" IS NULL OR COALESCE(jsonb_typeof("options"."pickup" -> 'zones') = 'array'
        AND ("options"."pickup" ->> 'from_minutes')::int <= ("options"."pickup" ->> 'to_minutes')::int, false));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_handover" CHECK ("products"."handover" IS NULL OR COALESCE(jsonb_typeof("products"."handover" -> 'points') = 'array'
        AND jsonb_typeof("products"."handover" -> 'delivery') IN ('object','null'), false));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_meeting" CHECK (("bookings"."arrangement" #> '{handover,date}' IS NULL OR COALESCE("bookings"."arrangement" #>> '{handover,way}' = 'delivery'
      AND "bookings"."arrangement" #>> '{handover,date}' ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$', false))
    AND (("bookings"."arrangement" #> '{handover,point}' IS NULL AND "bookings"."arrangement" #> '{handover,time}' IS NULL)
      OR COALESCE("bookings"."arrangement" #>> '{handover,way}' = 'pickup', false))
    AND ("bookings"."arrangement" -> 'pickup' IS NULL OR COALESCE("bookings"."arrangement" #>> '{pickup,way}' = 'meeting'
      OR ("bookings"."arrangement" #>> '{pickup,way}' = 'hotel' AND "bookings"."arrangement" #>> '{pickup,place}' ~ '[^[:space:]]'), false)));