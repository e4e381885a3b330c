CREATE TABLE "hold_extensions" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"extended_until" timestamp with time zone NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hold_extensions_length" CHECK ("hold_extensions"."extended_until" > "hold_extensions"."held_until" AND "hold_extensions"."extended_until" <= "hold_extensions"."held_until" + interval '15 minutes'),
	CONSTRAINT "hold_extensions_in_time" CHECK ("hold_extensions"."at" < "hold_extensions"."held_until")
);
--> statement-breakpoint
CREATE TABLE "saved_travellers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"passport_number" text,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_travellers_full_name" CHECK ("saved_travellers"."full_name" ~ '[^[:space:]]' AND length("saved_travellers"."full_name") <= 120),
	CONSTRAINT "saved_travellers_passport" CHECK ("saved_travellers"."passport_number" ~ '[^[:space:]]')
);
--> statement-breakpoint
ALTER TABLE "cart_additions" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "hold_extensions" ADD CONSTRAINT "hold_extensions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_travellers" ADD CONSTRAINT "saved_travellers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_travellers_name" ON "saved_travellers" USING btree ("user_id",lower("full_name"));--> statement-breakpoint
CREATE INDEX "redemptions_press" ON "redemptions" USING btree ("press");--> statement-breakpoint
-- invariants
CREATE TRIGGER "hold_extensions_append_only" BEFORE UPDATE OR DELETE ON "hold_extensions"
  FOR EACH ROW EXECUTE FUNCTION "keep_as_written"('hold_extensions_append_only');
