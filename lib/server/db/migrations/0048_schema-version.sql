CREATE TABLE "schema_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"oldest_server" integer NOT NULL,
	CONSTRAINT "schema_version_only" CHECK ("schema_version"."only")
);
