ALTER TABLE "issued_codes" DROP CONSTRAINT "issued_codes_purpose";--> statement-breakpoint
ALTER TABLE "verification_codes" DROP CONSTRAINT "verification_codes_purpose";--> statement-breakpoint
ALTER TABLE "issued_codes" ADD CONSTRAINT "issued_codes_purpose" CHECK ("issued_codes"."purpose" IN ('register','reset','email','phone','sign-in'));--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_purpose" CHECK ("verification_codes"."purpose" IN ('register','reset','email','phone','sign-in'));