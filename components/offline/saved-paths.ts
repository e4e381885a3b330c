/** The page of all that a device keeps; paths are without a language. */
export const KEPT_LIST = '/profile/orders'

export const keptOrderPath = (id: string) => `${KEPT_LIST}/${id}`

/** Where the API has a voucher as a paper, and the device its copy. */
export const paperPath = (orderId: string, bookingId: string) =>
  `/api/orders/${orderId}/bookings/${bookingId}/voucher.pdf`
