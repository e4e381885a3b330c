-- A name that an account got from its email address could be longer than one that is typed.
UPDATE "users" SET "first_name" = left("first_name", 80) WHERE length("first_name") > 80;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email" CHECK (length("users"."email") <= 254) NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_first_name" CHECK (length("users"."first_name") <= 80) NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_last_name" CHECK (length("users"."last_name") <= 80) NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_address" CHECK (length("users"."address") <= 300) NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_country" CHECK ("users"."country" = '' OR "users"."country" ~ '^[A-Z]{2}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_purpose" CHECK ("verification_codes"."purpose" IN ('register','reset','email','phone')) NOT VALID;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_actor" CHECK ("cancellations"."actor" IN ('customer','gateway','supplier','venue','system','operator')) NOT VALID;--> statement-breakpoint
ALTER TABLE "operator_events" ADD CONSTRAINT "operator_events_action" CHECK ("operator_events"."action" IN ('confirm','decline','cancel','refund','refund-done','refund-failed','refund-again','return-deposit','replay-notice','reconcile')) NOT VALID;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_seen_currency_code" CHECK ("cart_items"."seen_currency" IN ('THB','CNY','USD','EUR','GBP','JPY','SGD','AUD','HKD','KRW','CHF','AED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "areas" ADD CONSTRAINT "areas_slug" CHECK (length("areas"."slug") <= 80) NOT VALID;--> statement-breakpoint
ALTER TABLE "areas" ADD CONSTRAINT "areas_groups" CHECK ("areas"."groups" <@ ARRAY['recommendation','asia','oceania','europe','north_aemrica','south_aemrica','africa']::text[]) NOT VALID;--> statement-breakpoint
ALTER TABLE "areas" ADD CONSTRAINT "areas_country" CHECK ("areas"."country" ~ '^[A-Z]{2}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_id" CHECK (length("options"."id") <= 120) NOT VALID;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_questions" CHECK ("options"."questions" <@ ARRAY['full_name','age','passport_number','lead_pickup_place','lead_flight_number','lead_arrival_time','lead_terminal','lead_drop_off_time','lead_collect_time','lead_diet','lead_delivery_address']::text[]) NOT VALID;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_fulfilment" CHECK ("options"."fulfilment" <@ ARRAY['pickup','delivery']::text[]) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_id" CHECK (length("products"."id") <= 80) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_currency_code" CHECK ("products"."currency" IN ('THB','CNY','USD','EUR','GBP','JPY','SGD','AUD','HKD','KRW','CHF','AED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_code" CHECK ("units"."code" IN ('ADULT','CHILD','INFANT','YOUTH','STUDENT','SENIOR','FAMILY','PERSON','GROUP','VEHICLE','ROOM','DEVICE','ITEM','BAG','PROFILE')) NOT VALID;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_currency_code" CHECK ("exchange_rates"."currency" IN ('THB','CNY','USD','EUR','GBP','JPY','SGD','AUD','HKD','KRW','CHF','AED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_base_code" CHECK ("exchange_rates"."base" IN ('THB','CNY','USD','EUR','GBP','JPY','SGD','AUD','HKD','KRW','CHF','AED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "extras" ADD CONSTRAINT "extras_code" CHECK (length("extras"."code") <= 60) NOT VALID;--> statement-breakpoint
ALTER TABLE "extras" ADD CONSTRAINT "extras_currency_code" CHECK ("extras"."currency" IN ('THB','CNY','USD','EUR','GBP','JPY','SGD','AUD','HKD','KRW','CHF','AED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_currency_code" CHECK ("prices"."currency" IN ('THB','CNY','USD','EUR','GBP','JPY','SGD','AUD','HKD','KRW','CHF','AED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_currency_code" CHECK ("bookings"."currency" IN ('THB','CNY','USD','EUR','GBP','JPY','SGD','AUD','HKD','KRW','CHF','AED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_currency_code" CHECK ("orders"."currency" IN ('THB','CNY','USD','EUR','GBP','JPY','SGD','AUD','HKD','KRW','CHF','AED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "unit_items" ADD CONSTRAINT "unit_items_unit_code" CHECK ("unit_items"."unit_code" IN ('ADULT','CHILD','INFANT','YOUTH','STUDENT','SENIOR','FAMILY','PERSON','GROUP','VEHICLE','ROOM','DEVICE','ITEM','BAG','PROFILE')) NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_option_key" CHECK ("payment_attempts"."option_key" IN ('gb_prime_pay_credit_card','ktc_credit_card','ktc_alipay','pay_later','gb_prime_pay_qr_cash','gb_prime_pay_qr_credit','two_c2p')) NOT VALID;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_currency_code" CHECK ("payment_attempts"."currency" IN ('THB','CNY','USD','EUR','GBP','JPY','SGD','AUD','HKD','KRW','CHF','AED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_currency_code" CHECK ("promo_codes"."currency" IN ('THB','CNY','USD','EUR','GBP','JPY','SGD','AUD','HKD','KRW','CHF','AED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_name" CHECK (length("support_requests"."name") <= 120) NOT VALID;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_email" CHECK (length("support_requests"."email") <= 254) NOT VALID;--> statement-breakpoint
-- Rows that an earlier version accepted stay; the constraints hold for every later write.
DO $$
DECLARE
  added record;
BEGIN
  FOR added IN
    SELECT conrelid::regclass AS relation, conname AS name FROM pg_constraint
    WHERE contype = 'c' AND NOT convalidated AND connamespace = 'public'::regnamespace
  LOOP
    BEGIN
      EXECUTE format('ALTER TABLE %s VALIDATE CONSTRAINT %I', added.relation, added.name);
    EXCEPTION WHEN check_violation THEN
      RAISE WARNING '% has rows that violate %', added.relation, added.name;
    END;
  END LOOP;
END $$;
