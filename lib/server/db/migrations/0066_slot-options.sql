ALTER TABLE "slots" DROP CONSTRAINT "slots_option_id_options_id_fk";--> statement-breakpoint
-- A large import inserts millions of slots, and a foreign key looks up the option of each: that took as long as the insert
-- itself. Here each statement looks up its options once. They stay locked like those of a foreign key.
CREATE FUNCTION "slots_have_options"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text[] := ARRAY(SELECT DISTINCT option_id FROM added);
  found bigint;
BEGIN
  PERFORM 1 FROM options WHERE id = ANY(named) FOR KEY SHARE;
  GET DIAGNOSTICS found = ROW_COUNT;
  IF found < cardinality(named) THEN
    RAISE foreign_key_violation USING MESSAGE = 'a slot has no option', TABLE = 'slots', CONSTRAINT = 'slots_have_options';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "slots_have_options" AFTER INSERT ON "slots" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "slots_have_options"();
--> statement-breakpoint
CREATE FUNCTION "slots_stay_with_options"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE foreign_key_violation USING MESSAGE = 'a slot stays with its option', TABLE = 'slots',
    CONSTRAINT = 'slots_stay_with_options';
END $$;
--> statement-breakpoint
CREATE TRIGGER "slots_stay_with_options" BEFORE UPDATE OF option_id ON "slots" FOR EACH ROW
  WHEN (OLD.option_id IS DISTINCT FROM NEW.option_id) EXECUTE FUNCTION "slots_stay_with_options"();
--> statement-breakpoint
CREATE FUNCTION "slots_go_with_options"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM slots WHERE option_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "slots_go_with_options" AFTER DELETE ON "options" FOR EACH ROW
  EXECUTE FUNCTION "slots_go_with_options"();
--> statement-breakpoint
CREATE TRIGGER "options_keep_their_id" BEFORE UPDATE OF id ON "options" FOR EACH ROW
  WHEN (OLD.id IS DISTINCT FROM NEW.id) EXECUTE FUNCTION "slots_stay_with_options"();
