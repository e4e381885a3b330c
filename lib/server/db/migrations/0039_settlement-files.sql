CREATE TABLE "sandbox_refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"invoice_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_refunds_amount" CHECK ("sandbox_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refund_state_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"refund_id" uuid NOT NULL,
	"state" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_state_history_state" CHECK ("refund_state_history"."state" IN ('pending','processing','succeeded','failed'))
);
--> statement-breakpoint
CREATE TABLE "settlement_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hash" text NOT NULL,
	"gateway" text NOT NULL,
	"format" text NOT NULL,
	"currency" char(3),
	"period_from" timestamp with time zone NOT NULL,
	"period_until" timestamp with time zone NOT NULL,
	"line_count" integer NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlement_files_hash_unique" UNIQUE("hash"),
	CONSTRAINT "settlement_files_hash" CHECK ("settlement_files"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "settlement_files_format" CHECK ("settlement_files"."format" IN ('two_c2p','ktc_pay','gb_prime_pay','plain')),
	CONSTRAINT "settlement_files_currency_code" CHECK ("settlement_files"."currency" IN ('THB','CNY','USD','EUR','GBP','JPY','SGD','AUD','HKD','KRW','CHF','AED')),
	CONSTRAINT "settlement_files_period_order" CHECK ("settlement_files"."period_from" <= "settlement_files"."period_until"),
	CONSTRAINT "settlement_files_line_count" CHECK ("settlement_files"."line_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"gateway_reference" text NOT NULL,
	"invoice_number" text NOT NULL,
	"transacted_at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"fee" bigint NOT NULL,
	"fee_vat" bigint NOT NULL,
	"withheld" bigint NOT NULL,
	"capture_id" uuid,
	"refund_id" uuid,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlement_lines_kind" CHECK ("settlement_lines"."kind" IN ('capture','refund')),
	CONSTRAINT "settlement_lines_amount" CHECK ("settlement_lines"."amount" > 0),
	CONSTRAINT "settlement_lines_currency_code" CHECK ("settlement_lines"."currency" IN ('THB','CNY','USD','EUR','GBP','JPY','SGD','AUD','HKD','KRW','CHF','AED')),
	CONSTRAINT "settlement_lines_identified" CHECK ("settlement_lines"."gateway_reference" <> '' OR "settlement_lines"."invoice_number" <> ''),
	CONSTRAINT "settlement_lines_one_record" CHECK ("settlement_lines"."capture_id" IS NULL OR "settlement_lines"."refund_id" IS NULL)
);
--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund_state_history" ADD CONSTRAINT "refund_state_history_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_file_id_settlement_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."settlement_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_capture_id_captures_id_fk" FOREIGN KEY ("capture_id") REFERENCES "public"."captures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_refunds_created" ON "sandbox_refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refund_state_history_refund" ON "refund_state_history" USING btree ("refund_id","id");--> statement-breakpoint
CREATE INDEX "refund_state_history_occurred" ON "refund_state_history" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "settlement_files_period" ON "settlement_files" USING btree ("gateway","format","period_until");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_lines_key" ON "settlement_lines" USING btree ("gateway","key");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_lines_capture" ON "settlement_lines" USING btree ("capture_id") WHERE "settlement_lines"."capture_id" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_lines_refund" ON "settlement_lines" USING btree ("refund_id") WHERE "settlement_lines"."refund_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "settlement_lines_file" ON "settlement_lines" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "settlement_lines_recorded" ON "settlement_lines" USING btree ("recorded_at");--> statement-breakpoint
CREATE INDEX "booking_status_history_occurred" ON "booking_status_history" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "captures_captured" ON "captures" USING btree ("captured_at");--> statement-breakpoint
-- Written by hand from here on.
CREATE TRIGGER "settlement_files_append_only" BEFORE UPDATE OR DELETE ON "settlement_files"
  FOR EACH ROW EXECUTE FUNCTION "reject_change"('settlement_files_append_only');
--> statement-breakpoint
CREATE TRIGGER "settlement_lines_not_deleted" BEFORE DELETE ON "settlement_lines"
  FOR EACH ROW EXECUTE FUNCTION "reject_change"('settlement_lines_not_deleted');
--> statement-breakpoint
CREATE TRIGGER "settlement_lines_terms" AFTER UPDATE ON "settlement_lines" FOR EACH ROW
  WHEN (ROW(OLD.id, OLD.file_id, OLD.gateway, OLD.key, OLD.kind, OLD.gateway_reference, OLD.invoice_number,
      OLD.transacted_at, OLD.amount, OLD.currency, OLD.fee, OLD.fee_vat, OLD.withheld, OLD.recorded_at)
    IS DISTINCT FROM ROW(NEW.id, NEW.file_id, NEW.gateway, NEW.key, NEW.kind, NEW.gateway_reference, NEW.invoice_number,
      NEW.transacted_at, NEW.amount, NEW.currency, NEW.fee, NEW.fee_vat, NEW.withheld, NEW.recorded_at)
    OR (OLD.capture_id IS NOT NULL AND NEW.capture_id IS DISTINCT FROM OLD.capture_id)
    OR (OLD.refund_id IS NOT NULL AND NEW.refund_id IS DISTINCT FROM OLD.refund_id))
  EXECUTE FUNCTION "reject_change"('settlement_lines_terms');
--> statement-breakpoint
CREATE FUNCTION "refund_enters_state"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO refund_state_history (refund_id, state, occurred_at) VALUES (NEW.id, 'pending', NEW.created_at);
    IF NEW.state = 'pending' THEN
      RETURN NULL;
    END IF;
  ELSIF NEW.state = OLD.state THEN
    RETURN NULL;
  END IF;
  INSERT INTO refund_state_history (refund_id, state, occurred_at)
    VALUES (NEW.id, NEW.state, CASE NEW.state WHEN 'pending' THEN now() WHEN 'processing' THEN NEW.sent_at ELSE NEW.ended_at END);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Locks the refunds until the end of the migration, so that none is missed by both the trigger and the next statement.
CREATE TRIGGER "refunds_state_history" AFTER INSERT OR UPDATE OF state ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION "refund_enters_state"();
--> statement-breakpoint
INSERT INTO "refund_state_history" ("refund_id", "state", "occurred_at")
  SELECT r."id", s."state", s."occurred_at" FROM "refunds" r
    CROSS JOIN LATERAL (VALUES (1, 'pending', r."created_at"), (2, 'processing', r."sent_at"), (3, r."state", r."ended_at"))
      AS s ("step", "state", "occurred_at")
  WHERE s."occurred_at" IS NOT NULL
  ORDER BY r."created_at", r."id", s."step";
--> statement-breakpoint
CREATE TRIGGER "refund_state_history_append_only" BEFORE UPDATE OR DELETE ON "refund_state_history"
  FOR EACH ROW EXECUTE FUNCTION "reject_change"('refund_state_history_append_only');
