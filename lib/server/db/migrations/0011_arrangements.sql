ALTER TABLE "cart_items" ADD COLUMN "arrangement" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "options" ADD COLUMN "guide_languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "arrangement" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_arrangement" CHECK (jsonb_typeof("cart_items"."arrangement") = 'object'
    AND ("cart_items"."arrangement" -> 'rooms' IS NULL OR COALESCE(jsonb_array_length("cart_items"."arrangement" -> 'rooms')
      = ("cart_items"."quantities" ->> 'ROOM')::int, false))
    AND ("cart_items"."arrangement" -> 'handover' IS NULL
      OR COALESCE("cart_items"."arrangement" #>> '{handover,way}' IN ('pickup','delivery'), false)));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_arrangement" CHECK (jsonb_typeof("bookings"."arrangement") = 'object'
    AND ("bookings"."arrangement" -> 'rooms' IS NULL OR COALESCE(jsonb_array_length("bookings"."arrangement" -> 'rooms')
      = ("bookings"."quantities" ->> 'ROOM')::int, false))
    AND ("bookings"."arrangement" -> 'handover' IS NULL
      OR COALESCE("bookings"."arrangement" #>> '{handover,way}' IN ('pickup','delivery'), false)));