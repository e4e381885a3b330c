CREATE TABLE "security_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"user_id" uuid,
	"actor" text NOT NULL,
	"recipient" text,
	"network" text,
	"request_id" text,
	"detail" jsonb NOT NULL,
	CONSTRAINT "security_events_kind" CHECK ("security_events"."kind" IN ('sign-in','sign-out','registration','code','password-confirmation','password-reset','password-change','two-step','email-change','phone-change','session-end','account-deletion','rate-limit','cross-origin','notification','supplier-link','venue-key','operator-command')),
	CONSTRAINT "security_events_outcome" CHECK ("security_events"."outcome" IN ('ok','refused','failed')),
	CONSTRAINT "security_events_actor" CHECK ("security_events"."actor" IN ('visitor','user','staff','gateway','supplier','venue')),
	CONSTRAINT "security_events_recipient" CHECK ("security_events"."recipient" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "security_events_network" CHECK (length("security_events"."network") <= 45),
	CONSTRAINT "security_events_request_id" CHECK (length("security_events"."request_id") <= 64),
	CONSTRAINT "security_events_detail" CHECK (jsonb_typeof("security_events"."detail") = 'object' AND length("security_events"."detail"::text) <= 500)
);
--> statement-breakpoint
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "security_events_kind" ON "security_events" USING btree ("kind","at");--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","at") WHERE "security_events"."user_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "security_events_recipient" ON "security_events" USING btree ("recipient","at") WHERE "security_events"."recipient" IS NOT NULL;