ALTER TABLE "redirects" DROP CONSTRAINT "redirects_path";--> statement-breakpoint
ALTER TABLE "cart_items" DROP CONSTRAINT "cart_items_range";--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_locale" CHECK ("users"."locale" IN ('en','th','zh-cn'));--> statement-breakpoint
ALTER TABLE "areas" ADD CONSTRAINT "areas_time_zone" CHECK ("areas"."time_zone" ~ '^(UTC|Etc/GMT([+-][0-9]{1,2})?|[A-Z][A-Za-z]+(/[A-Z][A-Za-z_-]+)+)$'
    AND timezone("areas"."time_zone", '2000-01-01 00:00:00+00'::timestamptz) IS NOT NULL);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_time_zone" CHECK ("products"."time_zone" ~ '^(UTC|Etc/GMT([+-][0-9]{1,2})?|[A-Z][A-Za-z]+(/[A-Z][A-Za-z_-]+)+)$'
    AND timezone("products"."time_zone", '2000-01-01 00:00:00+00'::timestamptz) IS NOT NULL);--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_path" CHECK ("redirects"."path" ~ '^/[^?#]*$');--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_start_when_dated" CHECK (("slots"."local_date" IS NULL) = ("slots"."starts_at" IS NULL));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_range" CHECK ("bookings"."local_end_date" IS NULL OR ("bookings"."local_date" IS NOT NULL AND "bookings"."local_end_date" >= "bookings"."local_date"));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_time_zone" CHECK ("bookings"."time_zone" ~ '^(UTC|Etc/GMT([+-][0-9]{1,2})?|[A-Z][A-Za-z]+(/[A-Z][A-Za-z_-]+)+)$'
    AND timezone("bookings"."time_zone", '2000-01-01 00:00:00+00'::timestamptz) IS NOT NULL);--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_amount" CHECK ("captures"."amount" >= 0);--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_seen_amount" CHECK ("cart_items"."seen_amount" >= 0);--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_range" CHECK ("cart_items"."local_end_date" IS NULL OR ("cart_items"."local_date" IS NOT NULL AND "cart_items"."local_end_date" >= "cart_items"."local_date"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_locale" CHECK ("orders"."locale" IN ('en','th','zh-cn'));--> statement-breakpoint
ALTER TABLE "status_events" ADD CONSTRAINT "status_events_from" CHECK ("status_events"."from_status" IN ('pending','paid','confirmed','completed','timeout','cancelled','failed'));--> statement-breakpoint
ALTER TABLE "status_events" ADD CONSTRAINT "status_events_to" CHECK ("status_events"."to_status" IN ('pending','paid','confirmed','completed','timeout','cancelled','failed'));--> statement-breakpoint
ALTER TABLE "status_events" ADD CONSTRAINT "status_events_actor" CHECK ("status_events"."actor" IN ('customer','gateway','supplier','venue','system'));--> statement-breakpoint
ALTER TABLE "unit_items" ADD CONSTRAINT "unit_items_amount" CHECK ("unit_items"."amount" >= 0);--> statement-breakpoint
ALTER TABLE "unit_items" ADD CONSTRAINT "unit_items_age" CHECK ("unit_items"."age" BETWEEN 0 AND 120);