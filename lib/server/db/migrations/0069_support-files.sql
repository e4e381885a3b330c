CREATE TABLE "support_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_files_name" CHECK (length("support_files"."name") BETWEEN 1 AND 100),
	CONSTRAINT "support_files_type" CHECK ("support_files"."type" IN ('image/jpeg','image/png','image/webp','image/avif','image/heic','application/pdf')),
	CONSTRAINT "support_files_size" CHECK (octet_length("support_files"."content") BETWEEN 1 AND 10485760)
);
--> statement-breakpoint
ALTER TABLE "support_messages" DROP CONSTRAINT "support_messages_text";--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "left_out" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_message_id_support_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."support_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_files_message" ON "support_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "support_files_created" ON "support_files" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_text" CHECK (length("support_messages"."text") <= 5000);