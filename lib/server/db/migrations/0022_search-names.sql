ALTER TABLE "area_translations" ADD COLUMN "also_called" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_translations" ADD COLUMN "also_called" text[] DEFAULT '{}' NOT NULL;