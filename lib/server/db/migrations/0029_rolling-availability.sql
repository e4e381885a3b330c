ALTER TABLE "options" ADD COLUMN "rolling_availability" jsonb;--> statement-breakpoint
-- invariants
-- The seed extended the availability of its options itself. From now on each has its rule, read from its open days.
UPDATE "options" o SET "rolling_availability" = jsonb_build_object(
    'days_ahead', 180, 'rules', jsonb_build_array(rule), 'days', '[]'::jsonb, 'closed_days', '[]'::jsonb)
  FROM (
    SELECT s.option_id, jsonb_strip_nulls(jsonb_build_object(
      'weekdays', jsonb_agg(DISTINCT extract(isodow FROM s.local_date)::int),
      'times', CASE WHEN bool_and(s.local_time IS NOT NULL) THEN jsonb_agg(DISTINCT to_char(s.local_time, 'HH24:MI')) END,
      'capacity', max(s.capacity))) AS rule
    FROM slots s WHERE s.local_date IS NOT NULL AND NOT s.closed GROUP BY s.option_id
  ) AS open
  WHERE open.option_id = o.id AND o.availability_told_at IS NULL AND o.withdrawn_at IS NULL;
--> statement-breakpoint
ALTER TABLE "options" DROP COLUMN "availability_told_at";--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_rolling_availability" CHECK ("options"."rolling_availability" IS NULL OR COALESCE(("options"."rolling_availability" ->> 'days_ahead')::int >= 1
        AND jsonb_typeof("options"."rolling_availability" -> 'rules') = 'array', false));
