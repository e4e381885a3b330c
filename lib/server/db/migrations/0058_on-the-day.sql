ALTER TABLE "staff_actions" DROP CONSTRAINT "staff_actions_action";--> statement-breakpoint
ALTER TABLE "product_translations" ADD COLUMN "what_to_bring" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "check_in_from" time(0);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "check_in_until" time(0);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "check_out_until" time(0);--> statement-breakpoint
ALTER TABLE "options" ADD COLUMN "is_lead_price" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "seat_assignments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "seats_assigned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "saved_travellers" ADD COLUMN "nationality" text;--> statement-breakpoint
ALTER TABLE "saved_travellers" ADD COLUMN "national_id_number" text;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD CONSTRAINT "staff_actions_action" CHECK ("staff_actions"."action" IN ('confirm','decline','seats','cancel','refund','refund-done','refund-elsewhere','refund-failed','refund-again','return-deposit','replay-notice','reconcile','resolve-capture','resume-outbox','tax-invoice'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_seat_assignments" CHECK (jsonb_typeof("bookings"."seat_assignments") = 'array');--> statement-breakpoint
ALTER TABLE "saved_travellers" ADD CONSTRAINT "saved_travellers_nationality" CHECK ("saved_travellers"."nationality" ~ '^[A-Z]{2}$');--> statement-breakpoint
ALTER TABLE "saved_travellers" ADD CONSTRAINT "saved_travellers_national_id" CHECK ("saved_travellers"."national_id_number" ~ '[^[:space:]]');