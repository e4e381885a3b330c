CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"country" text NOT NULL,
	"address" text NOT NULL,
	"locale" text NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_phone_e164" CHECK ("users"."phone" ~ '^\+[1-9][0-9]{5,14}$')
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verification_codes_tries" CHECK ("verification_codes"."tries" BETWEEN 0 AND 5)
);
--> statement-breakpoint
CREATE TABLE "area_translations" (
	"area_slug" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"country_name" text NOT NULL,
	"summary" text NOT NULL,
	CONSTRAINT "area_translations_area_slug_locale_pk" PRIMARY KEY("area_slug","locale")
);
--> statement-breakpoint
CREATE TABLE "areas" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"groups" text[] NOT NULL,
	"country" text NOT NULL,
	"time_zone" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellation_policies" (
	"code" text PRIMARY KEY NOT NULL,
	"tiers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"slug" text NOT NULL,
	"icon" text NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"label" jsonb NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "esim_profiles" (
	"iccid" text PRIMARY KEY NOT NULL,
	"option_id" text NOT NULL,
	"activation_code" text NOT NULL,
	"unit_item_id" uuid
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"currency" char(3) PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"per_base" text NOT NULL,
	"base" char(3) NOT NULL,
	"as_of" date NOT NULL,
	CONSTRAINT "exchange_rates_positive" CHECK ("exchange_rates"."per_base"::numeric > 0)
);
--> statement-breakpoint
CREATE TABLE "extras" (
	"option_id" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"deposit" boolean NOT NULL,
	CONSTRAINT "extras_option_id_code_pk" PRIMARY KEY("option_id","code"),
	CONSTRAINT "extras_amount" CHECK ("extras"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "images" (
	"path" text PRIMARY KEY NOT NULL,
	"product_id" text,
	"area_slug" text,
	"position" integer NOT NULL,
	"illustration" jsonb,
	"alt" jsonb NOT NULL,
	CONSTRAINT "images_product_position" UNIQUE("product_id","position"),
	CONSTRAINT "images_area_position" UNIQUE("area_slug","position"),
	CONSTRAINT "images_one_owner" CHECK (num_nonnulls("images"."product_id", "images"."area_slug") = 1)
);
--> statement-breakpoint
CREATE TABLE "options" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"window" text NOT NULL,
	"inventory" text NOT NULL,
	"cutoff_minutes" integer NOT NULL,
	"min_units" integer NOT NULL,
	"max_units" integer NOT NULL,
	"policy_code" text NOT NULL,
	"questions" text[] NOT NULL,
	"fulfilment" text[] NOT NULL,
	"plan" jsonb,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "options_window" CHECK ("options"."window" IN ('NONE','DATE','DATE_TIME','DATE_RANGE')),
	CONSTRAINT "options_inventory" CHECK ("options"."inventory" IN ('FREESALE','SLOT','NIGHTLY','STOCK','SERIAL')),
	CONSTRAINT "options_units_range" CHECK ("options"."min_units" >= 1 AND "options"."max_units" >= "options"."min_units"),
	CONSTRAINT "options_cutoff" CHECK ("options"."cutoff_minutes" >= 0),
	CONSTRAINT "options_nightly_range" CHECK ("options"."inventory" <> 'NIGHTLY' OR "options"."window" = 'DATE_RANGE')
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"option_id" text NOT NULL,
	"unit_code" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	CONSTRAINT "prices_option_id_unit_code_from_date_pk" PRIMARY KEY("option_id","unit_code","from_date"),
	CONSTRAINT "prices_amount" CHECK ("prices"."amount" >= 0),
	CONSTRAINT "prices_range" CHECK ("prices"."from_date" <= "prices"."to_date")
);
--> statement-breakpoint
CREATE TABLE "product_areas" (
	"product_id" text NOT NULL,
	"area_slug" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_areas_product_id_area_slug_pk" PRIMARY KEY("product_id","area_slug")
);
--> statement-breakpoint
CREATE TABLE "product_translations" (
	"product_id" text NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"highlights" text[] NOT NULL,
	"inclusions" text[] NOT NULL,
	"exclusions" text[] NOT NULL,
	"good_to_know" text[] NOT NULL,
	"how_to_use" text NOT NULL,
	"meeting_name" text,
	"meeting_directions" text,
	"itinerary" jsonb NOT NULL,
	CONSTRAINT "product_translations_product_id_locale_pk" PRIMARY KEY("product_id","locale")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"vertical" text NOT NULL,
	"category_id" text,
	"operator" text NOT NULL,
	"time_zone" text NOT NULL,
	"currency" char(3) NOT NULL,
	"duration_minutes" integer,
	"languages" text[] NOT NULL,
	"wheelchair" boolean NOT NULL,
	"hotel_pickup" boolean NOT NULL,
	"instant_confirmation" boolean NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"position" integer NOT NULL,
	"recommended" integer,
	"withdrawn_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_vertical" CHECK ("products"."vertical" IN ('ticket','tour','transport','stay','food','connectivity','service','shopping','esim')),
	CONSTRAINT "products_category_unless_esim" CHECK ("products"."vertical" = 'esim' OR "products"."category_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"path" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	CONSTRAINT "redirects_no_self" CHECK ("redirects"."path" <> "redirects"."target"),
	CONSTRAINT "redirects_path" CHECK ("redirects"."path" LIKE '/%'),
	CONSTRAINT "redirects_target" CHECK ("redirects"."target" ~ '^(/[^/\\]|/$|https?://)')
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"option_id" text NOT NULL,
	"local_date" date,
	"local_time" time(0),
	"starts_at" timestamp with time zone,
	"capacity" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "slots_start" UNIQUE NULLS NOT DISTINCT("option_id","local_date","local_time"),
	CONSTRAINT "slots_not_oversold" CHECK ("slots"."held" >= 0 AND "slots"."sold" >= 0 AND "slots"."held" + "slots"."sold" <= "slots"."capacity"),
	CONSTRAINT "slots_time_needs_date" CHECK ("slots"."local_time" IS NULL OR "slots"."local_date" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "units" (
	"option_id" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"label" jsonb NOT NULL,
	"min_age" integer,
	"max_age" integer,
	"pax_count" integer NOT NULL,
	"accompanied_by" text,
	"max_quantity" integer,
	CONSTRAINT "units_option_id_code_pk" PRIMARY KEY("option_id","code"),
	CONSTRAINT "units_age" CHECK ("units"."min_age" IS NULL OR "units"."max_age" IS NULL OR "units"."min_age" <= "units"."max_age"),
	CONSTRAINT "units_pax" CHECK ("units"."pax_count" >= 1)
);
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"invoice_number" text PRIMARY KEY NOT NULL,
	"option_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_slots" (
	"booking_id" uuid NOT NULL,
	"slot_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "booking_slots_booking_id_slot_id_pk" PRIMARY KEY("booking_id","slot_id"),
	CONSTRAINT "booking_slots_quantity" CHECK ("booking_slots"."quantity" > 0),
	CONSTRAINT "booking_slots_state" CHECK ("booking_slots"."state" IN ('held','sold','released'))
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"option_id" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"local_date" date,
	"local_end_date" date,
	"local_time" time(0),
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"quantities" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"policy" jsonb NOT NULL,
	"snapshot" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_order_position" UNIQUE("order_id","position"),
	CONSTRAINT "bookings_status" CHECK ("bookings"."status" IN ('pending','paid','confirmed','completed','timeout','cancelled','failed')),
	CONSTRAINT "bookings_amount" CHECK ("bookings"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "captures" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"gateway_reference" text,
	"captured_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigserial NOT NULL,
	"user_id" uuid NOT NULL,
	"option_id" text NOT NULL,
	"local_date" date,
	"local_end_date" date,
	"local_time" time(0),
	"quantities" jsonb NOT NULL,
	"extras" text[] NOT NULL,
	"seen_amount" bigint NOT NULL,
	"seen_currency" char(3) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_range" CHECK ("cart_items"."local_end_date" IS NULL OR "cart_items"."local_end_date" >= "cart_items"."local_date")
);
--> statement-breakpoint
CREATE TABLE "inbound_events" (
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"verified" boolean NOT NULL,
	"invoice_number" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbound_events_gateway_event_id_pk" PRIMARY KEY("gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"user_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"currency" char(3) NOT NULL,
	"total" bigint NOT NULL,
	"rates" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "orders_idempotency" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "orders_total" CHECK ("orders"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"option_key" text NOT NULL,
	"gateway" text NOT NULL,
	"invoice_number" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"gateway_reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_invoice_number_unique" UNIQUE("invoice_number"),
	CONSTRAINT "payment_attempts_state" CHECK ("payment_attempts"."state" IN ('created','pending','paid','failed','cancelled','expired')),
	CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attempt_id" uuid NOT NULL,
	"booking_id" uuid,
	"amount" bigint NOT NULL,
	"currency" char(3) NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"gateway_reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" IN ('requested','done','failed'))
);
--> statement-breakpoint
CREATE TABLE "status_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unit_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"unit_code" text NOT NULL,
	"label" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"traveller_name" text,
	"age" integer,
	"passport_number" text,
	CONSTRAINT "unit_items_position" UNIQUE("booking_id","position")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"redeemed_at" timestamp with time zone,
	CONSTRAINT "vouchers_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area_translations" ADD CONSTRAINT "area_translations_area_slug_areas_slug_fk" FOREIGN KEY ("area_slug") REFERENCES "public"."areas"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "esim_profiles" ADD CONSTRAINT "esim_profiles_option_id_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extras" ADD CONSTRAINT "extras_option_id_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_area_slug_areas_slug_fk" FOREIGN KEY ("area_slug") REFERENCES "public"."areas"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_policy_code_cancellation_policies_code_fk" FOREIGN KEY ("policy_code") REFERENCES "public"."cancellation_policies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_option_id_unit_code_units_option_id_code_fk" FOREIGN KEY ("option_id","unit_code") REFERENCES "public"."units"("option_id","code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_areas" ADD CONSTRAINT "product_areas_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_areas" ADD CONSTRAINT "product_areas_area_slug_areas_slug_fk" FOREIGN KEY ("area_slug") REFERENCES "public"."areas"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_translations" ADD CONSTRAINT "product_translations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_option_id_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_option_id_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_option_id_accompanied_by_units_option_id_code_fk" FOREIGN KEY ("option_id","accompanied_by") REFERENCES "public"."units"("option_id","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_slots" ADD CONSTRAINT "booking_slots_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_slots" ADD CONSTRAINT "booking_slots_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_option_id_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_option_id_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_events" ADD CONSTRAINT "status_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unit_items" ADD CONSTRAINT "unit_items_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_codes_address" ON "verification_codes" USING btree ("purpose","email");--> statement-breakpoint
CREATE UNIQUE INDEX "esim_profiles_unit_item" ON "esim_profiles" USING btree ("unit_item_id");--> statement-breakpoint
CREATE INDEX "esim_profiles_free" ON "esim_profiles" USING btree ("option_id") WHERE "esim_profiles"."unit_item_id" IS NULL;--> statement-breakpoint
CREATE INDEX "options_product" ON "options" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "product_areas_area" ON "product_areas" USING btree ("area_slug");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "mailbox_recipient" ON "mailbox" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("run_at") WHERE "outbox"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX "bookings_expiry" ON "bookings" USING btree ("expires_at") WHERE "bookings"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "cart_items_user" ON "cart_items" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_live" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."state" IN ('created','pending');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_paid" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "status_events_booking" ON "status_events" USING btree ("booking_id","id");