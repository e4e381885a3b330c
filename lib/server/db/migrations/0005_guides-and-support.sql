CREATE TABLE "support_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid,
	"order_id" uuid,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_requests_topic" CHECK ("support_requests"."topic" IN ('booking','payment','refund','voucher','account','other')),
	CONSTRAINT "support_requests_message" CHECK (length("support_requests"."message") BETWEEN 1 AND 5000),
	CONSTRAINT "support_requests_locale" CHECK ("support_requests"."locale" IN ('en','th','zh-cn'))
);
--> statement-breakpoint
ALTER TABLE "area_translations" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "area_translations" ADD COLUMN "when_to_go" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "area_translations" ADD COLUMN "getting_there" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "summary" jsonb;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_requests_number" ON "support_requests" USING btree ("number");--> statement-breakpoint
CREATE INDEX "support_requests_order" ON "support_requests" USING btree ("order_id");