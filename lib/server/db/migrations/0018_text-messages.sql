ALTER TABLE "verification_codes" RENAME COLUMN "email" TO "recipient";--> statement-breakpoint
DROP INDEX "verification_codes_address";--> statement-breakpoint
ALTER TABLE "mailbox" ADD COLUMN "kind" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "verification_codes_address" ON "verification_codes" USING btree ("purpose","recipient");--> statement-breakpoint
ALTER TABLE "mailbox" ADD CONSTRAINT "mailbox_kind" CHECK ("mailbox"."kind" IN ('mail', 'sms'));