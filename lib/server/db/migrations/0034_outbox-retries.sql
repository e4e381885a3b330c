ALTER TABLE "staff_actions" DROP CONSTRAINT "staff_actions_action";--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "retry_until" timestamp with time zone DEFAULT now() + interval '8 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dead_at" timestamp with time zone;--> statement-breakpoint
-- What had been abandoned is not sent weeks later.
UPDATE "outbox" SET "dead_at" = now() WHERE "processed_at" IS NULL AND "attempts" >= 10;--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("dead_at") WHERE "outbox"."dead_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("kind","available_at") WHERE "outbox"."processed_at" IS NULL AND "outbox"."dead_at" IS NULL;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD CONSTRAINT "staff_actions_action" CHECK ("staff_actions"."action" IN ('confirm','decline','cancel','refund','refund-done','refund-failed','refund-again','return-deposit','replay-notice','reconcile','resolve-capture','resume-outbox'));