/** Maximum number of cart items that are bought as one order. */
export const MAX_ORDER_ITEMS = 20
