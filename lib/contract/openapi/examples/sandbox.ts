import * as sandbox from '../../sandbox'
import { exampleOf, success } from './example'
import { INVOICE, ORDER_ID } from './ids'
import { EMAIL } from './people'
import { baht } from './product'

const RETURN_URL = `http://localhost:3000/profile/orders/${ORDER_ID}`

export const SANDBOX_EXAMPLES = {
  listMailbox: exampleOf(sandbox.listMailbox, {
    query: { page: 1, limit: 50, recipient: EMAIL },
    response: success([
      {
        id: 1,
        recipient: EMAIL,
        kind: 'mail' as const,
        subject: 'Your code: 482915',
        html: '<p>Your code is 482915.</p>',
        text: 'Your code is 482915.',
        sent_at: '2026-11-30T02:00:00.000Z',
      },
    ]),
  }),
  getSandboxPayment: exampleOf(sandbox.getSandboxPayment, {
    params: { invoice: INVOICE },
    response: success({
      invoice: INVOICE,
      payment_key: 'two_c2p' as const,
      amount: baht(5380),
      description: 'SH-7Q4K-2611',
      state: 'pending' as const,
      return_url: RETURN_URL,
    }),
  }),
  decideSandboxPayment: exampleOf(sandbox.decideSandboxPayment, {
    params: { invoice: INVOICE },
    body: { decision: 'approve' },
    response: success({ return_url: RETURN_URL }),
  }),
  expireSandboxOrder: exampleOf(sandbox.expireSandboxOrder, {
    params: { id: ORDER_ID },
    response: success(null),
  }),
  makeCardToken: exampleOf(sandbox.makeCardToken, {
    body: {
      rememberCard: false,
      card: {
        name: 'MALI SUKSAI',
        number: '4111111111111111',
        expirationMonth: '12',
        expirationYear: '29',
        securityCode: '123',
      },
    },
    response: { resultCode: '00', card: { token: 'sandbox_7Q4KM2XW9R3TCF8P2ZVB' } },
  }),
  decideSandboxGoogle: exampleOf(sandbox.decideSandboxGoogle, {
    body: {
      request: {
        client_id: 'sandbox',
        redirect_uri: 'http://localhost:3000/api/auth/oauth/google/callback',
        response_type: 'code',
        scope: 'openid email profile',
        state: 'q83vEjRWeJq83vEj',
        nonce: 'RWeJq83vEjRWeJq8',
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        code_challenge_method: 'S256',
      },
      person: { email: EMAIL, given_name: 'Mali', family_name: 'Suksai', email_verified: true },
    },
    response: success({ return_url: 'http://localhost:3000/api/auth/oauth/google/callback?code=7Q4K' }),
  }),
}
