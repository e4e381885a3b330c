ALTER TABLE "outbox" ADD COLUMN "held_by" integer;--> statement-breakpoint
CREATE INDEX "outbox_held" ON "outbox" USING btree ("held_by") WHERE "outbox"."held_by" IS NOT NULL;