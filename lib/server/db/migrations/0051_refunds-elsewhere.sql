ALTER TABLE "unmatched_captures" DROP CONSTRAINT "unmatched_captures_payment";--> statement-breakpoint
ALTER TABLE "staff_actions" DROP CONSTRAINT "staff_actions_action";--> statement-breakpoint
ALTER TABLE "unmatched_captures" DROP CONSTRAINT "unmatched_captures_reason";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "paid_elsewhere" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "unmatched_captures" ADD COLUMN "resolution" text;--> statement-breakpoint
ALTER TABLE "unmatched_captures" ADD CONSTRAINT "unmatched_captures_payment" UNIQUE NULLS NOT DISTINCT("gateway","invoice_number","gateway_reference","amount","currency","position","reason");--> statement-breakpoint
ALTER TABLE "staff_actions" ADD CONSTRAINT "staff_actions_action" CHECK ("staff_actions"."action" IN ('confirm','decline','cancel','refund','refund-done','refund-elsewhere','refund-failed','refund-again','return-deposit','replay-notice','reconcile','resolve-capture','resume-outbox','tax-invoice'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_elsewhere" CHECK (NOT "refunds"."paid_elsewhere" OR "refunds"."state" = 'succeeded');--> statement-breakpoint
ALTER TABLE "unmatched_captures" ADD CONSTRAINT "unmatched_captures_resolution" CHECK ("unmatched_captures"."resolution" IN ('gateway','elsewhere','goodwill'));--> statement-breakpoint
ALTER TABLE "unmatched_captures" ADD CONSTRAINT "unmatched_captures_resolved" CHECK ("unmatched_captures"."resolution" IS NULL OR "unmatched_captures"."resolved_at" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "unmatched_captures" ADD CONSTRAINT "unmatched_captures_resolvable" CHECK ("unmatched_captures"."resolution" <> CASE "unmatched_captures"."reason" WHEN 'unknown_refund' THEN 'elsewhere' ELSE 'goodwill' END);--> statement-breakpoint
ALTER TABLE "unmatched_captures" ADD CONSTRAINT "unmatched_captures_reason" CHECK ("unmatched_captures"."reason" IN ('unknown_invoice','no_amount','ambiguous','returned_refund','unknown_refund'));--> statement-breakpoint
-- Staff had recorded as made what the gateway had rejected and they had not requested again: they had paid it themselves.
UPDATE "refunds" r SET "paid_elsewhere" = true
  FROM (SELECT "refund_id", max("occurred_at") AS "at" FROM "refund_state_history" WHERE "state" = 'failed' GROUP BY 1) AS f
  WHERE f."refund_id" = r."id" AND r."state" = 'succeeded'
    AND EXISTS (SELECT FROM "staff_actions" a WHERE a."action" = 'refund-done' AND a."details" ->> 'refund' = r."id"::text
      AND a."occurred_at" >= f."at")
    AND NOT EXISTS (SELECT FROM "staff_actions" a WHERE a."action" = 'refund-again'
      AND a."details" ->> 'refund' = r."id"::text AND a."occurred_at" >= f."at");
--> statement-breakpoint
UPDATE "unmatched_captures" SET "resolution" = 'elsewhere'
  WHERE "reason" = 'returned_refund' AND "resolved_at" IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "refunds_paid_elsewhere" AFTER UPDATE OF paid_elsewhere ON "refunds" FOR EACH ROW
  WHEN (OLD.state = 'succeeded' AND OLD.paid_elsewhere IS DISTINCT FROM NEW.paid_elsewhere)
  EXECUTE FUNCTION "reject_change"('refunds_paid_elsewhere');
