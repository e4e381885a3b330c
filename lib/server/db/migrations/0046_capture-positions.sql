DROP INDEX "unmatched_captures_payment";--> statement-breakpoint
ALTER TABLE "unmatched_captures" ADD COLUMN "position" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "gateway_notifications_invoice" ON "gateway_notifications" USING btree ("invoice_number");--> statement-breakpoint
ALTER TABLE "unmatched_captures" ADD CONSTRAINT "unmatched_captures_payment" UNIQUE NULLS NOT DISTINCT("gateway","invoice_number","gateway_reference","amount","currency","position");