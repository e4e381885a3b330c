CREATE TABLE "place_search" (
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"names" "tsvector" NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "place_search_kind_ref_pk" PRIMARY KEY("kind","ref"),
	CONSTRAINT "place_search_kind" CHECK ("place_search"."kind" IN ('destination', 'category'))
);
--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" text PRIMARY KEY NOT NULL,
	"vertical" text NOT NULL,
	"category_ids" text[] NOT NULL,
	"area_slugs" text[] NOT NULL,
	"category_list" bigint NOT NULL,
	"area_list" bigint NOT NULL,
	"language_list" bigint NOT NULL,
	"from_amount" bigint NOT NULL,
	"from_currency" text NOT NULL,
	"duration_minutes" integer,
	"languages" text[] NOT NULL,
	"free_cancellation" boolean NOT NULL,
	"instant_confirmation" boolean NOT NULL,
	"wheelchair" boolean NOT NULL,
	"hotel_pickup" boolean NOT NULL,
	"duration" smallint GENERATED ALWAYS AS (CASE WHEN duration_minutes <= 120 THEN 0 WHEN duration_minutes <= 300 THEN 1 WHEN duration_minutes <= 1440 THEN 2 WHEN duration_minutes IS NOT NULL THEN 3 END) STORED,
	"features" smallint GENERATED ALWAYS AS (free_cancellation::int * 1 + instant_confirmation::int * 2 + wheelchair::int * 4 + hotel_pickup::int * 8) STORED NOT NULL,
	"nightly" boolean NOT NULL,
	"open_days" datemultirange[],
	"rating_x10" smallint,
	"review_count" integer DEFAULT 0 NOT NULL,
	"recommended" integer,
	"position" integer NOT NULL,
	"stale_at" timestamp with time zone,
	CONSTRAINT "product_search_rating" CHECK ("product_search"."rating_x10" BETWEEN 10 AND 50),
	CONSTRAINT "product_search_reviews" CHECK (("product_search"."review_count" > 0) = ("product_search"."rating_x10" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "product_words" (
	"product_id" text PRIMARY KEY NOT NULL,
	"names" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"recommended" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_grams" (
	"gram" text COLLATE "C" NOT NULL,
	"length" smallint NOT NULL,
	"term" text COLLATE "C" NOT NULL,
	CONSTRAINT "search_grams_gram_length_term_pk" PRIMARY KEY("gram","length","term")
);
--> statement-breakpoint
CREATE TABLE "search_lists" (
	"number" bigint PRIMARY KEY NOT NULL,
	"names" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text COLLATE "C" NOT NULL,
	"spelled" text NOT NULL,
	"rank" smallint NOT NULL,
	CONSTRAINT "search_terms_term_spelled_pk" PRIMARY KEY("term","spelled")
);
--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_words" ADD CONSTRAINT "product_words_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_categories" ON "product_search" USING gin ("category_ids") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_search_areas" ON "product_search" USING gin ("area_slugs") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_search_order" ON "product_search" USING btree ("recommended","position","product_id");--> statement-breakpoint
CREATE INDEX "product_search_vertical" ON "product_search" USING btree ("vertical");--> statement-breakpoint
CREATE INDEX "product_search_price" ON "product_search" USING btree ("from_currency","from_amount");--> statement-breakpoint
CREATE INDEX "product_search_stale" ON "product_search" USING btree ("stale_at");--> statement-breakpoint
CREATE INDEX "product_words_names" ON "product_words" USING gin ("names") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_words_words" ON "product_words" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
-- invariants
-- A product of which a place was sold out or became free again is looked at anew. Appending never waits for another
-- buyer, as keeping one row a product would.
CREATE FUNCTION "slot_vacancy_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (product_id) SELECT o.product_id FROM options o WHERE o.id = NEW.option_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "slots_vacancy_change" AFTER UPDATE OF capacity, held, sold, closed ON "slots" FOR EACH ROW
  WHEN ((NOT OLD.closed AND OLD.capacity > OLD.held + OLD.sold)
    IS DISTINCT FROM (NOT NEW.closed AND NEW.capacity > NEW.held + NEW.sold))
  EXECUTE FUNCTION "slot_vacancy_change"();
--> statement-breakpoint
-- The products that are found by words, whether they are called so, and their place in the usual order. A planner
-- would rather read all words of a large catalogue than use their index, since it does not count what unpacking
-- them costs: here it may not.
CREATE FUNCTION "products_with_words"(asked tsquery)
RETURNS TABLE (product_id text, named boolean, recommended integer, "position" integer)
LANGUAGE sql STABLE ROWS 2000 SET enable_seqscan = off AS $$
  SELECT w.product_id, w.names @@ asked, w.recommended, w."position" FROM product_words w WHERE w.words @@ asked
$$;
--> statement-breakpoint
-- Some products that are called so.
CREATE FUNCTION "products_named"(asked tsquery, most integer)
RETURNS TABLE (product_id text, recommended integer, "position" integer)
LANGUAGE sql STABLE ROWS 400 SET enable_seqscan = off AS $$
  SELECT w.product_id, w.recommended, w."position" FROM product_words w WHERE w.names @@ asked LIMIT most
$$;
