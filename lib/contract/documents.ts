import { z } from 'zod'
import { defineOperation, envelope, fileResponse } from './operation'

const ofBooking = z.object({ id: z.string(), bookingId: z.string() })

export const voucherPdf = defineOperation({
  method: 'GET',
  path: '/api/orders/{id}/bookings/{bookingId}/voucher.pdf',
  summary: "Returns a confirmed booking's voucher as a PDF, with a page for each traveller's ticket",
  session: true,
  params: ofBooking,
  response: fileResponse,
  media: 'application/pdf',
})

export const bookingCalendar = defineOperation({
  method: 'GET',
  path: '/api/orders/{id}/bookings/{bookingId}/calendar.ics',
  summary: 'Returns a confirmed booking as a calendar entry',
  session: true,
  params: ofBooking,
  response: fileResponse,
  media: 'text/calendar; charset=utf-8',
})

export const walletLink = defineOperation({
  method: 'GET',
  path: '/api/orders/{id}/bookings/{bookingId}/wallet/google',
  summary: "Returns the URL that adds a confirmed booking's voucher to Google Wallet",
  session: true,
  params: ofBooking,
  response: envelope(z.object({ url: z.url() })),
})

export const walletPass = defineOperation({
  method: 'GET',
  path: '/api/orders/{id}/bookings/{bookingId}/wallet/apple.pkpass',
  summary: "Returns a confirmed booking's voucher as an Apple Wallet pass",
  session: true,
  params: ofBooking,
  response: fileResponse,
  media: 'application/vnd.apple.pkpass',
})

export const receiptPdf = defineOperation({
  method: 'GET',
  path: '/api/orders/{id}/receipt.pdf',
  summary: 'Returns the receipt of an order: payments at its frozen exchange rate, and refunds',
  session: true,
  params: z.object({ id: z.string() }),
  response: fileResponse,
  media: 'application/pdf',
})
