-- The names of docs/glossary.md. Rows stay as they are, except for the states of refunds.
ALTER TABLE "cart_additions" RENAME TO "cart_idempotency_keys";--> statement-breakpoint
ALTER TABLE "sign_in_marks" RENAME TO "known_devices";--> statement-breakpoint
ALTER TABLE "sign_in_attempts" RENAME TO "oauth_attempts";--> statement-breakpoint
ALTER TABLE "inbound_events" RENAME TO "gateway_notifications";--> statement-breakpoint
ALTER TABLE "operator_events" RENAME TO "staff_actions";--> statement-breakpoint
ALTER TABLE "status_events" RENAME TO "booking_status_history";--> statement-breakpoint
ALTER TABLE "product_search" RENAME TO "product_search_index";--> statement-breakpoint
ALTER TABLE "product_words" RENAME TO "product_search_terms";--> statement-breakpoint
ALTER TABLE "search_lists" RENAME TO "search_list_ids";--> statement-breakpoint
ALTER TABLE "place_search" RENAME TO "place_search_index";--> statement-breakpoint
ALTER TABLE "search_changes" RENAME TO "search_reindex_queue";--> statement-breakpoint
ALTER TABLE "catalogue_changes" RENAME TO "catalog_changes";--> statement-breakpoint
ALTER TABLE "profile_pictures" RENAME TO "profile_images";--> statement-breakpoint
ALTER TABLE "payment_attempts" RENAME COLUMN "started" TO "next_action";--> statement-breakpoint
ALTER TABLE "payment_attempts" RENAME COLUMN "inquiries" TO "status_checks";--> statement-breakpoint
ALTER TABLE "refunds" RENAME COLUMN "inquiries" TO "status_checks";--> statement-breakpoint
ALTER TABLE "payment_attempts" RENAME COLUMN "next_inquiry_at" TO "next_status_check_at";--> statement-breakpoint
ALTER TABLE "refunds" RENAME COLUMN "next_inquiry_at" TO "next_status_check_at";--> statement-breakpoint
ALTER INDEX "payment_attempts_inquiry" RENAME TO "payment_attempts_status_check";--> statement-breakpoint
ALTER INDEX "refunds_inquiry" RENAME TO "refunds_status_check";--> statement-breakpoint
ALTER INDEX "payment_attempts_one_live" RENAME TO "payment_attempts_one_open";--> statement-breakpoint
ALTER FUNCTION "keep_as_written"() RENAME TO "reject_change";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "reject_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is rejected: %', TG_OP, TG_TABLE_NAME, TG_ARGV[0]
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_ARGV[0];
END $$;
--> statement-breakpoint
ALTER TABLE "cart_items" RENAME COLUMN "seen_amount" TO "last_seen_total";--> statement-breakpoint
ALTER TABLE "cart_items" RENAME COLUMN "seen_currency" TO "last_seen_currency";--> statement-breakpoint
ALTER TABLE "cart_items" RENAME COLUMN "arrangement" TO "booking_details";--> statement-breakpoint
ALTER TABLE "known_devices" RENAME COLUMN "mark" TO "fingerprint";--> statement-breakpoint
ALTER TABLE "profile_images" RENAME COLUMN "picture" TO "image";--> statement-breakpoint
ALTER TABLE "verification_codes" RENAME COLUMN "tries" TO "attempts";--> statement-breakpoint
ALTER TABLE "area_translations" RENAME COLUMN "also_called" TO "aliases";--> statement-breakpoint
ALTER TABLE "product_translations" RENAME COLUMN "also_called" TO "aliases";--> statement-breakpoint
ALTER TABLE "products" RENAME COLUMN "operator" TO "supplier";--> statement-breakpoint
ALTER TABLE "products" RENAME COLUMN "handover" TO "fulfilment";--> statement-breakpoint
ALTER TABLE "products" RENAME COLUMN "recommended" TO "featured_rank";--> statement-breakpoint
ALTER TABLE "products" RENAME COLUMN "withdrawn_at" TO "discontinued_at";--> statement-breakpoint
ALTER TABLE "options" RENAME COLUMN "window" TO "date_mode";--> statement-breakpoint
ALTER TABLE "options" RENAME COLUMN "fulfilment" TO "fulfilment_methods";--> statement-breakpoint
ALTER TABLE "options" RENAME COLUMN "party" TO "group_type";--> statement-breakpoint
ALTER TABLE "options" RENAME COLUMN "withdrawn_at" TO "discontinued_at";--> statement-breakpoint
ALTER TABLE "units" RENAME COLUMN "withdrawn_at" TO "discontinued_at";--> statement-breakpoint
ALTER TABLE "esim_profiles" RENAME COLUMN "shown_at" TO "activation_code_viewed_at";--> statement-breakpoint
ALTER TABLE "bookings" RENAME COLUMN "arrangement" TO "booking_details";--> statement-breakpoint
ALTER TABLE "bookings" RENAME COLUMN "policy" TO "cancellation_policy";--> statement-breakpoint
ALTER TABLE "bookings" RENAME COLUMN "answers" TO "question_answers";--> statement-breakpoint
ALTER TABLE "bookings" RENAME COLUMN "answer_by" TO "supplier_reply_due_at";--> statement-breakpoint
ALTER TABLE "booking_status_history" RENAME COLUMN "operator" TO "staff_member";--> statement-breakpoint
ALTER TABLE "booking_status_history" RENAME COLUMN "at" TO "occurred_at";--> statement-breakpoint
ALTER TABLE "cancellations" RENAME COLUMN "whole" TO "is_full";--> statement-breakpoint
ALTER TABLE "cancellations" RENAME COLUMN "percent_kept" TO "fee_percent";--> statement-breakpoint
ALTER TABLE "cancellations" RENAME COLUMN "paid" TO "paid_amount";--> statement-breakpoint
ALTER TABLE "cancellations" RENAME COLUMN "refunded" TO "refunded_amount";--> statement-breakpoint
ALTER TABLE "cancellations" RENAME COLUMN "operator" TO "staff_member";--> statement-breakpoint
ALTER TABLE "cancellations" RENAME COLUMN "at" TO "created_at";--> statement-breakpoint
ALTER TABLE "deposit_returns" RENAME COLUMN "kept" TO "withheld_amount";--> statement-breakpoint
ALTER TABLE "deposit_returns" RENAME COLUMN "operator" TO "staff_member";--> statement-breakpoint
ALTER TABLE "deposit_returns" RENAME COLUMN "at" TO "created_at";--> statement-breakpoint
ALTER TABLE "staff_actions" RENAME COLUMN "operator" TO "staff_member";--> statement-breakpoint
ALTER TABLE "staff_actions" RENAME COLUMN "at" TO "occurred_at";--> statement-breakpoint
ALTER TABLE "hold_extensions" RENAME COLUMN "at" TO "created_at";--> statement-breakpoint
ALTER TABLE "promo_codes" RENAME COLUMN "first_order" TO "first_order_only";--> statement-breakpoint
ALTER TABLE "promo_codes" RENAME COLUMN "most_uses" TO "max_uses";--> statement-breakpoint
ALTER TABLE "promo_codes" RENAME COLUMN "most_uses_each" TO "max_uses_per_customer";--> statement-breakpoint
ALTER TABLE "venue_keys" RENAME COLUMN "operator" TO "supplier";--> statement-breakpoint
ALTER TABLE "redemptions" RENAME COLUMN "press" TO "idempotency_key";--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "tries" TO "attempts";--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "run_at" TO "available_at";--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "done_at" TO "processed_at";--> statement-breakpoint
ALTER TABLE "catalog_changes" RENAME COLUMN "at" TO "created_at";--> statement-breakpoint
ALTER TABLE "product_search_index" RENAME COLUMN "recommended" TO "featured_rank";--> statement-breakpoint
ALTER TABLE "product_search_terms" RENAME COLUMN "recommended" TO "featured_rank";--> statement-breakpoint
ALTER TABLE "search_terms" RENAME COLUMN "spelled" TO "words";--> statement-breakpoint
ALTER TABLE "bookings" RENAME CONSTRAINT "bookings_arrangement" TO "bookings_booking_details";--> statement-breakpoint
ALTER TABLE "cancellations" RENAME CONSTRAINT "cancellations_operator" TO "cancellations_staff_member";--> statement-breakpoint
ALTER TABLE "cancellations" RENAME CONSTRAINT "cancellations_percent" TO "cancellations_fee_percent";--> statement-breakpoint
ALTER TABLE "cancellations" RENAME CONSTRAINT "cancellations_refunded" TO "cancellations_refunded_amount";--> statement-breakpoint
ALTER TABLE "cart_idempotency_keys" RENAME CONSTRAINT "cart_additions_cart_item_id_cart_items_id_fk" TO "cart_idempotency_keys_cart_item_id_cart_items_id_fk";--> statement-breakpoint
ALTER TABLE "cart_idempotency_keys" RENAME CONSTRAINT "cart_additions_user_id_key_pk" TO "cart_idempotency_keys_user_id_key_pk";--> statement-breakpoint
ALTER TABLE "cart_idempotency_keys" RENAME CONSTRAINT "cart_additions_user_id_users_id_fk" TO "cart_idempotency_keys_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "cart_items" RENAME CONSTRAINT "cart_items_arrangement" TO "cart_items_booking_details";--> statement-breakpoint
ALTER TABLE "cart_items" RENAME CONSTRAINT "cart_items_seen_amount" TO "cart_items_last_seen_total";--> statement-breakpoint
ALTER TABLE "cart_items" RENAME CONSTRAINT "cart_items_seen_currency_code" TO "cart_items_last_seen_currency_code";--> statement-breakpoint
ALTER TABLE "catalog_changes" RENAME CONSTRAINT "catalogue_changes_pkey" TO "catalog_changes_pkey";--> statement-breakpoint
ALTER TABLE "deposit_returns" RENAME CONSTRAINT "deposit_returns_operator" TO "deposit_returns_staff_member";--> statement-breakpoint
ALTER TABLE "esim_profiles" RENAME CONSTRAINT "esim_profiles_shown" TO "esim_profiles_activation_code_viewed";--> statement-breakpoint
ALTER TABLE "gateway_notifications" RENAME CONSTRAINT "inbound_events_gateway_event_id_pk" TO "gateway_notifications_gateway_event_id_pk";--> statement-breakpoint
ALTER TABLE "staff_actions" RENAME CONSTRAINT "operator_events_action" TO "staff_actions_action";--> statement-breakpoint
ALTER TABLE "staff_actions" RENAME CONSTRAINT "operator_events_operator" TO "staff_actions_staff_member";--> statement-breakpoint
ALTER TABLE "staff_actions" RENAME CONSTRAINT "operator_events_order_id_orders_id_fk" TO "staff_actions_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "staff_actions" RENAME CONSTRAINT "operator_events_pkey" TO "staff_actions_pkey";--> statement-breakpoint
ALTER TABLE "options" RENAME CONSTRAINT "options_fulfilment" TO "options_fulfilment_methods";--> statement-breakpoint
ALTER TABLE "options" RENAME CONSTRAINT "options_party" TO "options_group_type";--> statement-breakpoint
ALTER TABLE "options" RENAME CONSTRAINT "options_window" TO "options_date_mode";--> statement-breakpoint
ALTER TABLE "place_search_index" RENAME CONSTRAINT "place_search_kind" TO "place_search_index_kind";--> statement-breakpoint
ALTER TABLE "place_search_index" RENAME CONSTRAINT "place_search_kind_ref_pk" TO "place_search_index_kind_ref_pk";--> statement-breakpoint
ALTER TABLE "product_search_index" RENAME CONSTRAINT "product_search_pkey" TO "product_search_index_pkey";--> statement-breakpoint
ALTER TABLE "product_search_index" RENAME CONSTRAINT "product_search_product_id_products_id_fk" TO "product_search_index_product_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "product_search_index" RENAME CONSTRAINT "product_search_rating" TO "product_search_index_rating";--> statement-breakpoint
ALTER TABLE "product_search_index" RENAME CONSTRAINT "product_search_reviews" TO "product_search_index_reviews";--> statement-breakpoint
ALTER TABLE "product_search_terms" RENAME CONSTRAINT "product_words_pkey" TO "product_search_terms_pkey";--> statement-breakpoint
ALTER TABLE "product_search_terms" RENAME CONSTRAINT "product_words_product_id_products_id_fk" TO "product_search_terms_product_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "products" RENAME CONSTRAINT "products_handover" TO "products_fulfilment";--> statement-breakpoint
ALTER TABLE "profile_images" RENAME CONSTRAINT "profile_pictures_key_length" TO "profile_images_key_length";--> statement-breakpoint
ALTER TABLE "profile_images" RENAME CONSTRAINT "profile_pictures_pkey" TO "profile_images_pkey";--> statement-breakpoint
ALTER TABLE "profile_images" RENAME CONSTRAINT "profile_pictures_size" TO "profile_images_size";--> statement-breakpoint
ALTER TABLE "profile_images" RENAME CONSTRAINT "profile_pictures_user_id_users_id_fk" TO "profile_images_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "promo_codes" RENAME CONSTRAINT "promo_codes_most_uses" TO "promo_codes_max_uses";--> statement-breakpoint
ALTER TABLE "promo_codes" RENAME CONSTRAINT "promo_codes_most_uses_each" TO "promo_codes_max_uses_per_customer";--> statement-breakpoint
ALTER TABLE "search_reindex_queue" RENAME CONSTRAINT "search_changes_pkey" TO "search_reindex_queue_pkey";--> statement-breakpoint
ALTER TABLE "search_list_ids" RENAME CONSTRAINT "search_lists_pkey" TO "search_list_ids_pkey";--> statement-breakpoint
ALTER TABLE "search_terms" RENAME CONSTRAINT "search_terms_term_spelled_pk" TO "search_terms_term_words_pk";--> statement-breakpoint
ALTER TABLE "oauth_attempts" RENAME CONSTRAINT "sign_in_attempts_claims" TO "oauth_attempts_claims";--> statement-breakpoint
ALTER TABLE "oauth_attempts" RENAME CONSTRAINT "sign_in_attempts_locale_locales_code_fk" TO "oauth_attempts_locale_locales_code_fk";--> statement-breakpoint
ALTER TABLE "oauth_attempts" RENAME CONSTRAINT "sign_in_attempts_pkey" TO "oauth_attempts_pkey";--> statement-breakpoint
ALTER TABLE "known_devices" RENAME CONSTRAINT "sign_in_marks_user_id_mark_pk" TO "known_devices_user_id_fingerprint_pk";--> statement-breakpoint
ALTER TABLE "known_devices" RENAME CONSTRAINT "sign_in_marks_user_id_users_id_fk" TO "known_devices_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "booking_status_history" RENAME CONSTRAINT "status_events_actor" TO "booking_status_history_actor";--> statement-breakpoint
ALTER TABLE "booking_status_history" RENAME CONSTRAINT "status_events_booking_id_bookings_id_fk" TO "booking_status_history_booking_id_bookings_id_fk";--> statement-breakpoint
ALTER TABLE "booking_status_history" RENAME CONSTRAINT "status_events_from" TO "booking_status_history_from";--> statement-breakpoint
ALTER TABLE "booking_status_history" RENAME CONSTRAINT "status_events_operator" TO "booking_status_history_staff_member";--> statement-breakpoint
ALTER TABLE "booking_status_history" RENAME CONSTRAINT "status_events_pkey" TO "booking_status_history_pkey";--> statement-breakpoint
ALTER TABLE "booking_status_history" RENAME CONSTRAINT "status_events_to" TO "booking_status_history_to";--> statement-breakpoint
ALTER TABLE "verification_codes" RENAME CONSTRAINT "verification_codes_tries" TO "verification_codes_attempts";--> statement-breakpoint
ALTER INDEX "bookings_answer" RENAME TO "bookings_supplier_reply_due";--> statement-breakpoint
ALTER INDEX "cart_additions_item" RENAME TO "cart_idempotency_keys_item";--> statement-breakpoint
ALTER INDEX "operator_events_order" RENAME TO "staff_actions_order";--> statement-breakpoint
ALTER INDEX "product_search_areas" RENAME TO "product_search_index_areas";--> statement-breakpoint
ALTER INDEX "product_search_categories" RENAME TO "product_search_index_categories";--> statement-breakpoint
ALTER INDEX "product_search_facts" RENAME TO "product_search_index_facts";--> statement-breakpoint
ALTER INDEX "product_search_order" RENAME TO "product_search_index_order";--> statement-breakpoint
ALTER INDEX "product_search_price" RENAME TO "product_search_index_price";--> statement-breakpoint
ALTER INDEX "product_search_stale" RENAME TO "product_search_index_stale";--> statement-breakpoint
ALTER INDEX "product_search_vertical" RENAME TO "product_search_index_vertical";--> statement-breakpoint
ALTER INDEX "product_words_names" RENAME TO "product_search_terms_names";--> statement-breakpoint
ALTER INDEX "product_words_words" RENAME TO "product_search_terms_words";--> statement-breakpoint
ALTER INDEX "profile_pictures_key" RENAME TO "profile_images_key";--> statement-breakpoint
ALTER INDEX "redemptions_press" RENAME TO "redemptions_idempotency_key";--> statement-breakpoint
ALTER INDEX "sign_in_attempts_expiry" RENAME TO "oauth_attempts_expiry";--> statement-breakpoint
ALTER INDEX "sign_in_attempts_state" RENAME TO "oauth_attempts_state";--> statement-breakpoint
ALTER INDEX "sign_in_marks_seen" RENAME TO "known_devices_seen";--> statement-breakpoint
ALTER INDEX "status_events_booking" RENAME TO "booking_status_history_booking";--> statement-breakpoint
ALTER SEQUENCE "catalogue_changes_id_seq" RENAME TO "catalog_changes_id_seq";--> statement-breakpoint
ALTER SEQUENCE "operator_events_id_seq" RENAME TO "staff_actions_id_seq";--> statement-breakpoint
ALTER SEQUENCE "search_changes_id_seq" RENAME TO "search_reindex_queue_id_seq";--> statement-breakpoint
ALTER SEQUENCE "status_events_id_seq" RENAME TO "booking_status_history_id_seq";--> statement-breakpoint
-- PostgreSQL 18 names NOT NULL constraints; earlier versions have none to rename.
DO $$
DECLARE
  one record;
BEGIN
  FOR one IN
    SELECT c.conrelid::regclass AS relation, c.conname AS name, format('%s_%s_not_null', r.relname, a.attname) AS wanted
    FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'n' AND c.connamespace = 'public'::regnamespace
  LOOP
    IF one.name <> one.wanted THEN
      EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', one.relation, one.name, one.wanted);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- These triggers pass their name to the error, so they are created again.
DROP TRIGGER "status_events_append_only" ON "booking_status_history";--> statement-breakpoint
CREATE TRIGGER "booking_status_history_append_only" BEFORE UPDATE OR DELETE ON "booking_status_history"
  FOR EACH ROW EXECUTE FUNCTION "reject_change"('booking_status_history_append_only');--> statement-breakpoint
DROP TRIGGER "operator_events_append_only" ON "staff_actions";--> statement-breakpoint
CREATE TRIGGER "staff_actions_append_only" BEFORE UPDATE OR DELETE ON "staff_actions"
  FOR EACH ROW EXECUTE FUNCTION "reject_change"('staff_actions_append_only');--> statement-breakpoint
DROP TRIGGER "bookings_answer_by" ON "bookings";--> statement-breakpoint
CREATE TRIGGER "bookings_supplier_reply_due" AFTER UPDATE OF supplier_reply_due_at ON "bookings" FOR EACH ROW
  WHEN (OLD.supplier_reply_due_at IS NOT NULL AND NEW.supplier_reply_due_at IS DISTINCT FROM OLD.supplier_reply_due_at)
  EXECUTE FUNCTION "reject_change"('bookings_supplier_reply_due');--> statement-breakpoint
DROP TRIGGER "esim_profiles_stay_shown" ON "esim_profiles";--> statement-breakpoint
CREATE TRIGGER "esim_profiles_stay_viewed" AFTER UPDATE ON "esim_profiles" FOR EACH ROW
  WHEN (OLD.activation_code_viewed_at IS NOT NULL AND (OLD.activation_code_viewed_at IS DISTINCT FROM NEW.activation_code_viewed_at
    OR OLD.unit_item_id IS DISTINCT FROM NEW.unit_item_id))
  EXECUTE FUNCTION "reject_change"('esim_profiles_stay_viewed');--> statement-breakpoint
-- Bodies of functions do not follow a rename.
CREATE OR REPLACE FUNCTION "booking_status_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  who text := coalesce(nullif(current_setting('sunhop.actor', true), ''), 'system');
  why text := nullif(current_setting('sunhop.reason', true), '');
  named text := CASE WHEN who = 'operator' THEN nullif(current_setting('sunhop.staff_member', true), '') END;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'pending' THEN
      RAISE EXCEPTION 'a booking starts as pending, not as %', NEW.status
        USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_transition';
    END IF;
    INSERT INTO booking_status_history (booking_id, from_status, to_status, actor, reason, staff_member)
      VALUES (NEW.id, NULL, NEW.status, who, why, named);
    RETURN NULL;
  END IF;
  IF NEW.status = OLD.status THEN
    RETURN NULL;
  END IF;
  IF NOT EXISTS (
    SELECT 1 FROM booking_transitions t
    WHERE t.from_status = OLD.status AND t.to_status = NEW.status AND t.actor = who
  ) THEN
    RAISE EXCEPTION 'a booking does not go from % to % by the %', OLD.status, NEW.status, who
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_transition';
  END IF;
  INSERT INTO booking_status_history (booking_id, from_status, to_status, actor, reason, staff_member)
    VALUES (NEW.id, OLD.status, NEW.status, who, why, named);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "return_trip_is_whole"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_of jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  booking record;
BEGIN
  SELECT b.id, b.option_id, b.product_id, b.local_date, b.local_time,
      (b.booking_details #>> '{return,date}')::date AS back_date,
      (b.booking_details #>> '{return,time}')::time AS back_time
    INTO booking FROM bookings b
    WHERE b.id = coalesce(row_of ->> 'booking_id', row_of ->> 'id')::uuid
      AND b.booking_details -> 'return' IS NOT NULL;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF (SELECT count(*) FILTER (WHERE s.option_id = booking.option_id AND s.local_date = booking.local_date
            AND s.local_time IS NOT DISTINCT FROM booking.local_time) <> 1
          OR count(*) FILTER (WHERE s.option_id <> booking.option_id AND s.local_date = booking.back_date
            AND s.local_time IS NOT DISTINCT FROM booking.back_time AND o.product_id = booking.product_id) <> 1
          OR count(*) <> 2 OR count(DISTINCT (bs.quantity, bs.state)) <> 1
        FROM booking_slots bs JOIN slots s ON s.id = bs.slot_id JOIN options o ON o.id = s.option_id
        WHERE bs.booking_id = booking.id)
    AND NOT (EXISTS (SELECT 1 FROM options o WHERE o.id = booking.option_id AND o.inventory = 'FREESALE')
      AND NOT EXISTS (SELECT 1 FROM booking_slots bs WHERE bs.booking_id = booking.id))
  THEN
    RAISE EXCEPTION 'booking % holds a part of its return trip', booking.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_return_whole';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "deposit_within_charge"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  charged booking_charges%ROWTYPE;
  gone bigint;
BEGIN
  SELECT * INTO charged FROM booking_charges WHERE booking_id = NEW.booking_id FOR UPDATE;
  SELECT coalesce((SELECT sum(deposit) FROM cancellations WHERE booking_id = NEW.booking_id), 0)
      + coalesce((SELECT amount + withheld_amount FROM deposit_returns WHERE booking_id = NEW.booking_id), 0) INTO gone;
  IF charged.booking_id IS NULL OR charged.currency <> NEW.currency OR gone > charged.deposit THEN
    RAISE EXCEPTION 'more than the deposit of booking % would go back', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'deposit_within_charge';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_review"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  scores integer := 0;
  shown integer := 0;
  about text := CASE WHEN TG_OP = 'DELETE' THEN OLD.product_id ELSE NEW.product_id END;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL THEN
    scores := scores - OLD.score;
    shown := shown - 1;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL THEN
    scores := scores + NEW.score;
    shown := shown + 1;
  END IF;
  IF scores <> 0 OR shown <> 0 THEN
    UPDATE products SET rating_sum = rating_sum + scores, rating_count = rating_count + shown WHERE id = about;
    UPDATE product_search_index s SET review_count = p.rating_count,
      rating_x10 = CASE WHEN p.rating_count > 0 THEN round(10.0 * p.rating_sum / p.rating_count)::smallint END
      FROM products p WHERE p.id = about AND s.product_id = about;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "slot_vacancy_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_reindex_queue (product_id) SELECT o.product_id FROM options o WHERE o.id = NEW.option_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "any_product_has"(asked tsquery) RETURNS boolean
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT EXISTS (SELECT FROM product_search_terms w WHERE w.words @@ asked)
$$;
--> statement-breakpoint
DROP FUNCTION "products_with_words"(tsquery, tsquery[]);
--> statement-breakpoint
CREATE FUNCTION "products_with_words"(asked tsquery, preferred tsquery[] DEFAULT '{}')
RETURNS TABLE (product_id text, named boolean, preferred_matches integer, featured_rank integer, "position" integer)
LANGUAGE sql STABLE ROWS 2000 SET enable_seqscan = off AS $$
  WITH found AS (
    SELECT one.product_id, count(*)::integer AS matches FROM unnest(preferred) AS every (term)
    CROSS JOIN LATERAL (SELECT x.product_id FROM product_search_terms x WHERE x.words @@ every.term) AS one
    GROUP BY one.product_id
  )
  SELECT w.product_id, w.names @@ asked, coalesce(found.matches, 0), w.featured_rank, w."position"
  FROM product_search_terms w LEFT JOIN found ON found.product_id = w.product_id WHERE w.words @@ asked
$$;
--> statement-breakpoint
DROP FUNCTION "products_named"(tsquery, integer, tsquery[]);
--> statement-breakpoint
CREATE FUNCTION "products_named"(asked tsquery, most integer, preferred tsquery[] DEFAULT '{}')
RETURNS TABLE (product_id text, preferred_matches integer, featured_rank integer, "position" integer)
LANGUAGE sql STABLE ROWS 400 SET enable_seqscan = off AS $$
  SELECT w.product_id,
    CASE WHEN cardinality(preferred) = 0 THEN 0
      ELSE (SELECT count(*)::integer FROM unnest(preferred) AS one (term) WHERE w.names @@ term) END,
    w.featured_rank, w."position"
  FROM product_search_terms w WHERE w.names @@ asked LIMIT most
$$;
--> statement-breakpoint
DROP FUNCTION "similar_terms"(text);
--> statement-breakpoint
CREATE FUNCTION "similar_terms"(typed text) RETURNS TABLE (term text, words text, rank smallint)
LANGUAGE plpgsql STABLE ROWS 60 SET enable_seqscan = off AS $$
BEGIN
  PERFORM set_config('pg_trgm.similarity_threshold', CASE WHEN length(typed) < 8 THEN '0.1' ELSE '0.3' END, true);
  RETURN QUERY SELECT near.term, near.words, near.rank FROM (
    SELECT t.term COLLATE "default" AS term, t.words, t.rank, similarity(t.term, typed) AS share FROM search_terms t
    WHERE t.term % typed AND length(t.term) BETWEEN length(typed) - 3 AND length(typed) + 3
    ORDER BY share DESC, t.rank, t.term LIMIT 60
  ) AS near
  WHERE EXISTS (
    SELECT FROM product_search_terms w WHERE w.words @@ (
      SELECT string_agg(quote_literal(word), ' & ')::tsquery FROM unnest(string_to_array(near.words, ' ')) AS one (word)
    )
  )
  ORDER BY near.share DESC, near.rank, near.term;
END $$;
--> statement-breakpoint
-- The states of refunds. Triggers guard what the application changes, not this translation.
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_state";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_sent";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_ended";--> statement-breakpoint
ALTER TABLE "refunds" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "refunds" SET "state" = CASE "state" WHEN 'requested' THEN 'pending' WHEN 'sent' THEN 'processing' ELSE 'succeeded' END
  WHERE "state" <> 'failed';--> statement-breakpoint
ALTER TABLE "refunds" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "state" SET DEFAULT 'pending';--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state" CHECK ("refunds"."state" IN ('pending','processing','succeeded','failed'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_sent" CHECK ("refunds"."state" <> 'processing' OR "refunds"."sent_at" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_ended" CHECK (("refunds"."state" IN ('succeeded','failed')) = ("refunds"."ended_at" IS NOT NULL));--> statement-breakpoint
DROP TRIGGER "refunds_done_is_final" ON "refunds";--> statement-breakpoint
CREATE TRIGGER "refunds_succeeded_is_final" AFTER UPDATE OF state ON "refunds" FOR EACH ROW
  WHEN (OLD.state = 'succeeded' AND NEW.state <> 'succeeded')
  EXECUTE FUNCTION "reject_change"('refunds_succeeded_is_final');
