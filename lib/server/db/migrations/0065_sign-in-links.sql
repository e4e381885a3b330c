CREATE TABLE "sign_in_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_links_token_hash" CHECK ("sign_in_links"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE INDEX "sign_in_links_email" ON "sign_in_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sign_in_links_expiry" ON "sign_in_links" USING btree ("expires_at");