ALTER TABLE "images" ADD COLUMN "photo" jsonb;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_photo" CHECK ("images"."photo" IS NULL OR "images"."illustration" IS NULL);