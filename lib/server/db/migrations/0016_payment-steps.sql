ALTER TABLE "payment_attempts" ADD COLUMN "started" jsonb;--> statement-breakpoint
UPDATE "payment_attempts" SET "started" = jsonb_build_object('kind', 'redirect', 'url', "redirect") WHERE "redirect" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP COLUMN "redirect";
