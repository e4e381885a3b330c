/** The page of all that a device keeps; paths are without a language. */
export const SAVED_LIST = '/profile/orders'

export const savedOrderPath = (id: string) => `${SAVED_LIST}/${id}`

/** Where the API has a voucher as a paper, and the device its copy. */
export const documentPath = (orderId: string, bookingId: string) =>
  `/api/orders/${orderId}/bookings/${bookingId}/voucher.pdf`
