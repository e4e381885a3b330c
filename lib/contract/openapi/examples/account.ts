import * as account from '../../account'
import * as travellers from '../../travellers'
import { exampleOf, success } from './example'
import { CODE, PASSWORD, TRAVELLER, USER } from './people'
import { PRODUCT_ID } from './product'

const SESSION: account.AccountSession = {
  id: '6e2d8f40-3b7a-4c19-8d5e-9f0a1b2c3d4e',
  browser: 'Safari',
  system: 'iOS',
  handheld: true,
  country: 'TH',
  created_at: '2026-11-28T06:15:00.000Z',
  last_seen_at: '2026-11-30T02:00:00.000Z',
  current: true,
}

const user = success({ user: USER })
const done = success(null)
const sent = success({ resend_after_seconds: 60 })
const NEW_EMAIL = 'mali.suksai@mail.example'
const NEW_PHONE = '089 876 5432'

export const ACCOUNT_EXAMPLES = {
  getAccount: exampleOf(account.getAccount, {
    response: success({
      user: USER,
      mail_locale: 'en' as const,
      sessions: [SESSION],
      phone_code_by: 'sms' as const,
      has_password: true,
      two_step: { since: '2026-11-20T09:12:00.000Z', recovery_codes_left: 10 },
      passkeys: { rp_id: 'shop.example', passkeys: [] },
    }),
  }),
  updateProfile: exampleOf(account.updateProfile, {
    body: { address: '12 Thalang Road, Phuket 83000', mail_locale: 'en' },
    response: success({ user: USER, mail_locale: 'en' as const }),
  }),
  uploadImage: exampleOf(account.uploadImage, { response: user }),
  deleteImage: exampleOf(account.deleteImage, { response: user }),
  requestEmailChange: exampleOf(account.requestEmailChange, {
    body: { email: NEW_EMAIL, password: PASSWORD },
    response: sent,
  }),
  verifyEmailChange: exampleOf(account.verifyEmailChange, {
    body: { email: NEW_EMAIL, code: CODE },
    response: success({ user: { ...USER, email: NEW_EMAIL } }),
  }),
  requestPhoneChange: exampleOf(account.requestPhoneChange, {
    body: { phone: NEW_PHONE, password: PASSWORD },
    response: sent,
  }),
  verifyPhoneChange: exampleOf(account.verifyPhoneChange, {
    body: { phone: NEW_PHONE, code: CODE },
    response: success({ user: { ...USER, phone: '+66898765432' } }),
  }),
  changePassword: exampleOf(account.changePassword, {
    body: {
      current_password: PASSWORD,
      password: 'rain over green hills',
      password_confirmation: 'rain over green hills',
    },
    response: done,
  }),
  endSession: exampleOf(account.endSession, {
    params: { id: '0a9b8c7d-6e5f-4a3b-8c1d-0e9f8a7b6c5d' },
    response: success({ sessions: [SESSION] }),
  }),
  endSessions: exampleOf(account.endSessions, { response: done }),
  downloadData: exampleOf(account.downloadData, {
    response: success({
      exported_at: '2026-11-30T02:00:00.000Z',
      profile: { ...USER, mail_locale: 'en' as const, created_at: '2026-11-01T04:00:00.000Z' },
      sessions: [{ ...SESSION, user_agent: null, expires_at: '2026-12-03T02:00:00.000Z' }],
      identities: [
        {
          issuer: 'https://accounts.google.com',
          subject: '104829374650192837465',
          created_at: '2026-11-02T04:00:00.000Z',
        },
      ],
      two_step: null,
      passkeys: [],
      cart: [],
      orders: [],
      tax_documents: [],
      security_events: [
        { at: '2026-11-28T06:15:00.000Z', kind: 'sign-in', outcome: 'succeeded', network: '203.0.113.0/24' },
      ],
      reviews: [],
      favourites: [PRODUCT_ID],
      travellers: [TRAVELLER],
      support_requests: [],
    }),
  }),
  deleteAccount: exampleOf(account.deleteAccount, {
    body: { password: PASSWORD, give_up_bookings: false },
    response: done,
  }),
  listTravellers: exampleOf(travellers.listTravellers, { response: success([TRAVELLER]) }),
  updateTraveller: exampleOf(travellers.updateTraveller, {
    params: { id: TRAVELLER.id },
    body: { full_name: TRAVELLER.full_name, passport_number: TRAVELLER.passport_number },
    response: success(TRAVELLER),
  }),
  deleteTraveller: exampleOf(travellers.deleteTraveller, {
    params: { id: TRAVELLER.id },
    response: success({ id: TRAVELLER.id }),
  }),
}
