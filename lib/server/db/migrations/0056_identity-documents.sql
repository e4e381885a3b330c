ALTER TABLE "options" DROP CONSTRAINT "options_questions";--> statement-breakpoint
ALTER TABLE "options" ADD COLUMN "id_card_country" text;--> statement-breakpoint
ALTER TABLE "unit_items" ADD COLUMN "nationality" text;--> statement-breakpoint
ALTER TABLE "unit_items" ADD COLUMN "national_id_number" text;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_id_card_country" CHECK ("options"."id_card_country" ~ '^[A-Z]{2}$');--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_questions" CHECK ("options"."questions" <@ ARRAY['full_name','age','passport_number','identity_document','lead_pickup_place','lead_flight_number','lead_arrival_time','lead_terminal','lead_drop_off_time','lead_collect_time','lead_diet','lead_delivery_address','lead_special_requests']::text[]);--> statement-breakpoint
ALTER TABLE "unit_items" ADD CONSTRAINT "unit_items_nationality" CHECK ("unit_items"."nationality" ~ '^[A-Z]{2}$');