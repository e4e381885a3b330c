CREATE TABLE "catalogue_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"tags" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "options" ADD COLUMN "availability_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "booking_slots_slot" ON "booking_slots" USING btree ("slot_id");