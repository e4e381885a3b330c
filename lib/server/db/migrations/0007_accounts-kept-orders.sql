UPDATE "sessions" SET "last_seen_at" = "created_at";
--> statement-breakpoint
-- An order loses its person when the account is deleted; it never gets another one.
DROP TRIGGER "orders_terms" ON "orders";
--> statement-breakpoint
CREATE TRIGGER "orders_terms" AFTER UPDATE ON "orders" FOR EACH ROW
  WHEN (ROW(OLD.id, OLD.currency, OLD.total, OLD.rates) IS DISTINCT FROM ROW(NEW.id, NEW.currency, NEW.total, NEW.rates)
    OR (NEW.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id))
  EXECUTE FUNCTION "keep_as_written"('orders_terms');
