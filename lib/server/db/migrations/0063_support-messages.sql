CREATE TABLE "support_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"author" text NOT NULL,
	"staff_member" text,
	"text" text NOT NULL,
	"is_by_mail" boolean DEFAULT false NOT NULL,
	"attachments" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_messages_author" CHECK ("support_messages"."author" IN ('customer','staff')),
	CONSTRAINT "support_messages_staff" CHECK (("support_messages"."author" = 'staff') = ("support_messages"."staff_member" IS NOT NULL)),
	CONSTRAINT "support_messages_text" CHECK (length("support_messages"."text") BETWEEN 1 AND 5000),
	CONSTRAINT "support_messages_attachments" CHECK ("support_messages"."attachments" >= 0)
);
--> statement-breakpoint
-- Whether requests from before await a reply is not known.
ALTER TABLE "support_requests" ADD COLUMN "awaiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_requests" ALTER COLUMN "awaiting_since" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "support_requests" ADD COLUMN "reply_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_request_id_support_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."support_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_messages_request" ON "support_messages" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "support_requests_user" ON "support_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "support_requests_awaiting" ON "support_requests" USING btree ("awaiting_since") WHERE "support_requests"."awaiting_since" IS NOT NULL;