CREATE TABLE "locales" (
	"code" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- The languages so far; migrateDatabase() inserts later ones.
INSERT INTO "locales" ("code") VALUES ('en'), ('th'), ('zh-cn');--> statement-breakpoint
ALTER TABLE "sign_in_attempts" DROP CONSTRAINT "sign_in_attempts_locale";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_locale";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_locale";--> statement-breakpoint
ALTER TABLE "suppliers" DROP CONSTRAINT "suppliers_locale";--> statement-breakpoint
ALTER TABLE "support_requests" DROP CONSTRAINT "support_requests_locale";--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD CONSTRAINT "sign_in_attempts_locale_locales_code_fk" FOREIGN KEY ("locale") REFERENCES "public"."locales"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_locale_locales_code_fk" FOREIGN KEY ("locale") REFERENCES "public"."locales"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_locale_locales_code_fk" FOREIGN KEY ("locale") REFERENCES "public"."locales"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_locale_locales_code_fk" FOREIGN KEY ("locale") REFERENCES "public"."locales"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_locale_locales_code_fk" FOREIGN KEY ("locale") REFERENCES "public"."locales"("code") ON DELETE no action ON UPDATE no action;