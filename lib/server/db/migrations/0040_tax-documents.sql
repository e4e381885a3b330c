CREATE TABLE "tax_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"branch" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"document_date" date NOT NULL,
	"replaces_id" uuid,
	"refund_id" uuid,
	"gross" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_documents_number_unique" UNIQUE("number"),
	CONSTRAINT "tax_documents_replaces_id_unique" UNIQUE("replaces_id"),
	CONSTRAINT "tax_documents_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "tax_documents_series" UNIQUE("kind","branch","year","sequence"),
	CONSTRAINT "tax_documents_kind" CHECK ("tax_documents"."kind" IN ('abbreviated','full','credit_note')),
	CONSTRAINT "tax_documents_branch" CHECK ("tax_documents"."branch" ~ '^[0-9]{5}$'),
	CONSTRAINT "tax_documents_year" CHECK ("tax_documents"."year" = extract(year FROM "tax_documents"."document_date")),
	CONSTRAINT "tax_documents_sequence" CHECK ("tax_documents"."sequence" > 0),
	CONSTRAINT "tax_documents_amounts" CHECK ("tax_documents"."gross" > 0 AND "tax_documents"."vat" BETWEEN 0 AND "tax_documents"."gross"),
	CONSTRAINT "tax_documents_refund" CHECK (("tax_documents"."kind" = 'credit_note') = ("tax_documents"."refund_id" IS NOT NULL)),
	CONSTRAINT "tax_documents_replaces" CHECK ("tax_documents"."kind" = 'full' OR "tax_documents"."replaces_id" IS NULL),
	CONSTRAINT "tax_documents_content" CHECK (COALESCE(("tax_documents"."content" ->> 'gross')::bigint = "tax_documents"."gross"
        AND ("tax_documents"."content" ->> 'vat')::bigint = "tax_documents"."vat"
        AND ("tax_documents"."kind" = 'credit_note') = (jsonb_typeof("tax_documents"."content" -> 'credit') = 'object')
        AND ("tax_documents"."kind" <> 'full' OR jsonb_typeof("tax_documents"."content" -> 'buyer') = 'object'), false))
);
--> statement-breakpoint
CREATE TABLE "tax_series" (
	"kind" text NOT NULL,
	"branch" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "tax_series_kind_branch_year_pk" PRIMARY KEY("kind","branch","year"),
	CONSTRAINT "tax_series_kind" CHECK ("tax_series"."kind" IN ('abbreviated','full','credit_note')),
	CONSTRAINT "tax_series_last" CHECK ("tax_series"."last" > 0)
);
--> statement-breakpoint
ALTER TABLE "staff_actions" DROP CONSTRAINT "staff_actions_action";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "vat_rate" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_vat_exempt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_replaces_id_tax_documents_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."tax_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_one_invoice" ON "tax_documents" USING btree ("order_id") WHERE "tax_documents"."kind" <> 'credit_note' AND "tax_documents"."replaces_id" IS NULL;--> statement-breakpoint
CREATE INDEX "tax_documents_order" ON "tax_documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "tax_documents_date" ON "tax_documents" USING btree ("document_date");--> statement-breakpoint
ALTER TABLE "staff_actions" ADD CONSTRAINT "staff_actions_action" CHECK ("staff_actions"."action" IN ('confirm','decline','cancel','refund','refund-done','refund-failed','refund-again','return-deposit','replay-notice','reconcile','resolve-capture','resume-outbox','tax-invoice'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_vat_rate" CHECK ("products"."vat_rate" BETWEEN 0 AND 10000);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_vat_exempt" CHECK (NOT "products"."is_vat_exempt" OR "products"."vat_rate" IS NULL);--> statement-breakpoint
-- invariants
CREATE TRIGGER "tax_documents_append_only" BEFORE UPDATE OR DELETE ON "tax_documents"
  FOR EACH ROW EXECUTE FUNCTION "reject_change"('tax_documents_append_only');
--> statement-breakpoint
CREATE TRIGGER "tax_series_not_deleted" BEFORE DELETE ON "tax_series"
  FOR EACH ROW EXECUTE FUNCTION "reject_change"('tax_series_not_deleted');
--> statement-breakpoint
-- A series counts from 1 by 1.
CREATE FUNCTION "tax_series_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.last = 1
    OR TG_OP = 'UPDATE' AND ROW(NEW.kind, NEW.branch, NEW.year, NEW.last) = ROW(OLD.kind, OLD.branch, OLD.year, OLD.last + 1)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'tax series % % % does not count to %', NEW.kind, NEW.branch, NEW.year, NEW.last
    USING ERRCODE = 'check_violation', CONSTRAINT = 'tax_series_counts';
END $$;
--> statement-breakpoint
CREATE TRIGGER "tax_series_counts" BEFORE INSERT OR UPDATE ON "tax_series"
  FOR EACH ROW EXECUTE FUNCTION "tax_series_counts"();
--> statement-breakpoint
-- A number without its document would be a gap. It is checked at the commit, since the number is taken first.
CREATE FUNCTION "tax_series_without_gap"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM tax_documents d
    WHERE d.kind = NEW.kind AND d.branch = NEW.branch AND d.year = NEW.year AND d.sequence = NEW.last
  ) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'number % of tax series % % % has no document', NEW.last, NEW.kind, NEW.branch, NEW.year
    USING ERRCODE = 'check_violation', CONSTRAINT = 'tax_series_without_gap';
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "tax_series_without_gap" AFTER INSERT OR UPDATE ON "tax_series"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "tax_series_without_gap"();
--> statement-breakpoint
-- A document has the number that its transaction took; a replacement is of the same order, date and amounts; the credit
-- notes of an order are together no more than its invoice. The order is locked first.
CREATE FUNCTION "tax_document_is_consistent"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  invoice tax_documents%ROWTYPE;
  credited bigint;
  credited_vat bigint;
BEGIN
  PERFORM 1 FROM orders WHERE id = NEW.order_id FOR NO KEY UPDATE;
  IF NOT EXISTS (
    SELECT 1 FROM tax_series s
    WHERE s.kind = NEW.kind AND s.branch = NEW.branch AND s.year = NEW.year AND s.last = NEW.sequence
  ) THEN
    RAISE EXCEPTION 'tax document % has not the next number of its series', NEW.number
      USING ERRCODE = 'check_violation', CONSTRAINT = 'tax_documents_next_number';
  END IF;
  IF NEW.replaces_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM tax_documents d
    WHERE d.id = NEW.replaces_id AND d.kind <> 'credit_note' AND d.order_id = NEW.order_id
      AND d.document_date = NEW.document_date AND d.gross = NEW.gross AND d.vat = NEW.vat
  ) THEN
    RAISE EXCEPTION 'tax document % does not replace an invoice of its order', NEW.number
      USING ERRCODE = 'check_violation', CONSTRAINT = 'tax_documents_replacement';
  END IF;
  IF NEW.kind = 'credit_note' THEN
    SELECT * INTO invoice FROM tax_documents
      WHERE order_id = NEW.order_id AND kind <> 'credit_note' AND replaces_id IS NULL;
    SELECT sum(gross), sum(vat) INTO credited, credited_vat FROM tax_documents
      WHERE order_id = NEW.order_id AND kind = 'credit_note';
    IF invoice.id IS NULL OR credited > invoice.gross OR credited_vat > invoice.vat OR NOT EXISTS (
      SELECT 1 FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id
      WHERE r.id = NEW.refund_id AND r.state = 'succeeded' AND a.order_id = NEW.order_id
    ) THEN
      RAISE EXCEPTION 'credit note % exceeds its invoice or has no refund', NEW.number
        USING ERRCODE = 'check_violation', CONSTRAINT = 'tax_documents_credit_within_invoice';
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tax_documents_consistent" AFTER INSERT ON "tax_documents"
  FOR EACH ROW EXECUTE FUNCTION "tax_document_is_consistent"();
