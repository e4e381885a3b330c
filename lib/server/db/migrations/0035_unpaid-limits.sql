ALTER TABLE "orders" ADD COLUMN "placed_from" text;--> statement-breakpoint
CREATE INDEX "orders_placed_from" ON "orders" USING btree ("placed_from","created_at");