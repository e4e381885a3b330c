import { randomBytes } from 'node:crypto'
import type { NextRequest, NextResponse } from 'next/server'
import type { PaymentUrls } from '@/lib/domain/payment'
import { NONCE_HEADER } from '@/lib/domain/request-headers'
import { env } from '@/lib/env'
import { ownRewrite } from './own-rewrite'
import { paymentPageHeaders } from './payment-policy'

/** The page where a card is typed: each response has a nonce for its scripts, and the hosts of its payment. */
export function toPaymentPage(request: NextRequest, page: string, urls: PaymentUrls): NextResponse {
  const nonce = randomBytes(16).toString('base64')
  const sealed = paymentPageHeaders({
    nonce,
    urls,
    furtherFormOrigins: env.PAYMENT_FORM_ORIGINS,
    development: process.env.NODE_ENV === 'development',
  })
  const headers = new Headers(request.headers)
  headers.set(NONCE_HEADER, nonce)
  // Next reads from it the nonce for its own scripts.
  headers.set('content-security-policy', sealed['content-security-policy'])
  const response = ownRewrite(request, page, { request: { headers } })
  for (const [name, value] of Object.entries(sealed)) response.headers.set(name, value)
  return response
}
