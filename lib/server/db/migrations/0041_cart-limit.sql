-- A cart has at most 100 items (lib/domain/cart-size.ts). The lock of the user's row, which the shop also takes before
-- it changes a cart, makes additions take turns, so that none counts without the others. Larger carts stay as they are.
CREATE FUNCTION "cart_items_limit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM cart_items WHERE user_id = NEW.user_id) >= 100 THEN
    RAISE EXCEPTION 'the cart is full' USING ERRCODE = 'check_violation', CONSTRAINT = 'cart_items_limit';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "cart_items_limit" BEFORE INSERT ON "cart_items"
  FOR EACH ROW EXECUTE FUNCTION "cart_items_limit"();
