CREATE TABLE "exchange_rate_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"host" text,
	"outcome" text NOT NULL,
	"base" char(3),
	"as_of" date,
	"per_base" jsonb,
	"reason" text,
	"confirms" bigint,
	"staff_member" text,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_rate_history_confirms_unique" UNIQUE("confirms"),
	CONSTRAINT "exchange_rate_history_source" CHECK ("exchange_rate_history"."source" IN ('url','file','command','bundled')),
	CONSTRAINT "exchange_rate_history_outcome" CHECK ("exchange_rate_history"."outcome" IN ('stored','unchanged','refused','failed')),
	CONSTRAINT "exchange_rate_history_host" CHECK (("exchange_rate_history"."source" = 'url') = ("exchange_rate_history"."host" IS NOT NULL)),
	CONSTRAINT "exchange_rate_history_base_code" CHECK ("exchange_rate_history"."base" IN ('THB','CNY','USD','EUR','GBP','JPY','SGD','AUD','HKD','KRW','CHF','AED')),
	CONSTRAINT "exchange_rate_history_rates" CHECK (("exchange_rate_history"."outcome" = 'failed') = ("exchange_rate_history"."as_of" IS NULL) AND ("exchange_rate_history"."base" IS NULL) = ("exchange_rate_history"."as_of" IS NULL)
        AND ("exchange_rate_history"."per_base" IS NULL) = ("exchange_rate_history"."as_of" IS NULL)),
	CONSTRAINT "exchange_rate_history_reason" CHECK ("exchange_rate_history"."outcome" NOT IN ('refused', 'failed') OR "exchange_rate_history"."reason" IS NOT NULL),
	CONSTRAINT "exchange_rate_history_staff_member" CHECK (("exchange_rate_history"."source" = 'command') = ("exchange_rate_history"."staff_member" IS NOT NULL)),
	CONSTRAINT "exchange_rate_history_confirms" CHECK ("exchange_rate_history"."confirms" IS NULL OR ("exchange_rate_history"."source" = 'command' AND "exchange_rate_history"."confirms" < "exchange_rate_history"."id"))
);
--> statement-breakpoint
CREATE TABLE "exchange_rate_schedule" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"next_fetch_at" timestamp with time zone NOT NULL,
	"offered" text,
	CONSTRAINT "exchange_rate_schedule_one" CHECK ("exchange_rate_schedule"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD COLUMN "history_id" bigint;--> statement-breakpoint
ALTER TABLE "exchange_rate_history" ADD CONSTRAINT "exchange_rate_history_confirms_exchange_rate_history_id_fk" FOREIGN KEY ("confirms") REFERENCES "public"."exchange_rate_history"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_history_id_exchange_rate_history_id_fk" FOREIGN KEY ("history_id") REFERENCES "public"."exchange_rate_history"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Invariants.
CREATE TRIGGER "exchange_rate_history_append_only" BEFORE UPDATE OR DELETE ON "exchange_rate_history"
  FOR EACH ROW EXECUTE FUNCTION "reject_change"('exchange_rate_history_append_only');
