/** The list of saved orders; paths have no language prefix. */
export const SAVED_LIST = '/profile/orders'

export const savedOrderPath = (id: string) => `${SAVED_LIST}/${id}`

/** API path of a voucher PDF, and the cache key of its saved copy. */
export const documentPath = (orderId: string, bookingId: string) =>
  `/api/orders/${orderId}/bookings/${bookingId}/voucher.pdf`
