CREATE TABLE "issued_codes" (
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"asker" text NOT NULL,
	"code_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "issued_codes_purpose" CHECK ("issued_codes"."purpose" IN ('register','reset','email','phone')),
	CONSTRAINT "issued_codes_attempts" CHECK ("issued_codes"."attempts" BETWEEN 0 AND 5)
);
--> statement-breakpoint
CREATE TABLE "reset_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reset_links_token_hash" CHECK ("reset_links"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "reset_links" ADD CONSTRAINT "reset_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "issued_codes_key" ON "issued_codes" USING btree ("purpose","recipient","asker");--> statement-breakpoint
CREATE INDEX "issued_codes_recipient" ON "issued_codes" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "issued_codes_expiry" ON "issued_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reset_links_user" ON "reset_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reset_links_expiry" ON "reset_links" USING btree ("expires_at");