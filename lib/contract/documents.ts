import { z } from 'zod'
import { defineOperation, envelope, fileResponse } from './operation'

const ofBooking = z.object({ id: z.string(), bookingId: z.string() })

export const voucherPdf = defineOperation({
  method: 'GET',
  path: '/api/orders/{id}/bookings/{bookingId}/voucher.pdf',
  summary: "A confirmed booking's voucher to print, with a page for each traveller's ticket",
  session: true,
  params: ofBooking,
  response: fileResponse,
  media: 'application/pdf',
})

export const bookingCalendar = defineOperation({
  method: 'GET',
  path: '/api/orders/{id}/bookings/{bookingId}/calendar.ics',
  summary: 'A confirmed booking as an entry for a calendar',
  session: true,
  params: ofBooking,
  response: fileResponse,
  media: 'text/calendar; charset=utf-8',
})

export const walletLink = defineOperation({
  method: 'GET',
  path: '/api/orders/{id}/bookings/{bookingId}/wallet/google',
  summary: "Where Google adds a confirmed booking's voucher to the visitor's wallet",
  session: true,
  params: ofBooking,
  response: envelope(z.object({ url: z.url() })),
})

export const walletPass = defineOperation({
  method: 'GET',
  path: '/api/orders/{id}/bookings/{bookingId}/wallet/apple.pkpass',
  summary: "A confirmed booking's voucher as a card for Apple Wallet",
  session: true,
  params: ofBooking,
  response: fileResponse,
  media: 'application/vnd.apple.pkpass',
})

export const receiptPdf = defineOperation({
  method: 'GET',
  path: '/api/orders/{id}/receipt.pdf',
  summary: 'What was paid for an order, at the rate that it froze, and what went back',
  session: true,
  params: z.object({ id: z.string() }),
  response: fileResponse,
  media: 'application/pdf',
})
