/** Maximum number of items in a cart; the trigger `cart_items_limit` has the same number. */
export const MAX_CART_ITEMS = 100
