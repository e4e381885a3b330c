CREATE TABLE "suppliers" (
	"name" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	CONSTRAINT "suppliers_email" CHECK ("suppliers"."email" ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
	CONSTRAINT "suppliers_locale" CHECK ("suppliers"."locale" IN ('en','th','zh-cn'))
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "answer_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_answer" ON "bookings" USING btree ("answer_by") WHERE "bookings"."status" = 'paid';--> statement-breakpoint
-- invariants
INSERT INTO "booking_transitions" ("from_status", "to_status", "actor") VALUES ('paid', 'failed', 'supplier');
--> statement-breakpoint
-- A visit is called to mind once, and nobody gets more time to answer than was promised to the buyer.
CREATE TRIGGER "bookings_reminded_once" AFTER UPDATE OF reminded_at ON "bookings" FOR EACH ROW
  WHEN (OLD.reminded_at IS NOT NULL AND NEW.reminded_at IS DISTINCT FROM OLD.reminded_at)
  EXECUTE FUNCTION "keep_as_written"('bookings_reminded_once');
--> statement-breakpoint
CREATE TRIGGER "bookings_answer_by" AFTER UPDATE OF answer_by ON "bookings" FOR EACH ROW
  WHEN (OLD.answer_by IS NOT NULL AND NEW.answer_by IS DISTINCT FROM OLD.answer_by)
  EXECUTE FUNCTION "keep_as_written"('bookings_answer_by');
