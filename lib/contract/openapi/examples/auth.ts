import * as auth from '../../auth'
import * as passkeys from '../../passkeys'
import * as twoStep from '../../two-step'
import { exampleOf, success } from './example'
import { CODE, EMAIL, PASSWORD, SESSION, SIGN_IN, USER } from './people'

const form = {
  first_name: 'Mali',
  last_name: 'Suksai',
  email: EMAIL,
  phone: '081 234 5678',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  country: 'TH',
  address: '12 Thalang Road, Phuket 83000',
}
const sentCode = success({ resend_after_seconds: 60, code_digits: 6 as const, code_minutes: 15 })
const done = success(null)
const newPassword = { password: 'rain over green hills', password_confirmation: 'rain over green hills' }

const CHALLENGE = 'q83vEjRWeJq83vEjRWeJq83vEjRWeA'
const credential = { id: 'AbC3dEfGh1', rawId: 'AbC3dEfGh1', type: 'public-key' as const }
const CLIENT_DATA = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0'

const passkeyList = success({
  rp_id: 'shop.example',
  passkeys: [
    {
      id: 'AbC3dEfGh1',
      browser: 'Safari',
      system: 'iOS',
      created_at: '2026-11-20T09:12:00.000Z',
      last_used_at: '2026-11-29T18:40:00.000Z',
    },
  ],
})
const recoveryCodes = success({ recovery_codes: ['k3mp-7qxa-zr2n-v5td', 'h6wb-j4ye-c2fs-u7gm'] })

const LINK_TOKEN = 'Jx2bV9kQ0sLr7TfWc4YhNn8dEa1Gm6Zp3uRi5oXqKvM'

export const AUTH_EXAMPLES = {
  profile: exampleOf(auth.profile, { response: success({ user: USER }) }),
  login: exampleOf(auth.login, { body: { credential: EMAIL, password: PASSWORD }, response: SIGN_IN }),
  logout: exampleOf(auth.logout, { response: done }),
  register: exampleOf(auth.register, { body: form, response: sentCode }),
  verifyRegister: exampleOf(auth.verifyRegister, { body: { ...form, code: CODE }, response: SIGN_IN }),
  oauthGoogle: exampleOf(auth.oauthGoogle, {
    response: { ...done, url: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=shop&state=7Q4K' },
  }),
  googleSession: exampleOf(auth.googleSession, {
    body: { attempt: 'b1a3c5d7-2e4f-4a6b-8c0d-1e3f5a7b9c0d' },
    response: SIGN_IN,
  }),
  requestSignInCode: exampleOf(auth.requestSignInCode, { body: { email: EMAIL }, response: sentCode }),
  verifySignInCode: exampleOf(auth.verifySignInCode, {
    body: { email: EMAIL, code: CODE },
    response: { ...SESSION, opened: true },
  }),
  signInByLink: exampleOf(auth.signInByLink, {
    body: { token: LINK_TOKEN },
    response: { ...SESSION, opened: false },
  }),
  requestForgetPassword: exampleOf(auth.requestForgetPassword, {
    body: { email: EMAIL },
    response: sentCode,
  }),
  verifyForgetPassword: exampleOf(auth.verifyForgetPassword, {
    body: { email: EMAIL, code: CODE },
    response: done,
  }),
  resetPassword: exampleOf(auth.resetPassword, {
    body: { email: EMAIL, code: CODE, ...newPassword },
    response: SIGN_IN,
  }),
  resetPasswordByLink: exampleOf(auth.resetPasswordByLink, {
    body: { token: LINK_TOKEN, ...newPassword },
    response: SESSION,
  }),
  twoStep: exampleOf(twoStep.twoStep, { body: { challenge: CHALLENGE, code: '204 816' }, response: SIGN_IN }),
  setUpTwoStep: exampleOf(twoStep.setUpTwoStep, {
    body: { password: PASSWORD },
    response: success({ secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', qr: '<svg viewBox="0 0 37 37">…</svg>' }),
  }),
  turnOnTwoStep: exampleOf(twoStep.turnOnTwoStep, { body: { code: '204816' }, response: recoveryCodes }),
  turnOffTwoStep: exampleOf(twoStep.turnOffTwoStep, {
    body: { password: PASSWORD, code: '204816' },
    response: done,
  }),
  renewRecoveryCodes: exampleOf(twoStep.renewRecoveryCodes, {
    body: { password: PASSWORD, code: '204816' },
    response: recoveryCodes,
  }),
  passkeySignInOptions: exampleOf(passkeys.passkeySignInOptions, {
    response: success({
      options: { challenge: CHALLENGE, rpId: 'shop.example', userVerification: 'required', timeout: 300000 },
    }),
  }),
  passkeySignIn: exampleOf(passkeys.passkeySignIn, {
    body: {
      credential: {
        ...credential,
        response: {
          clientDataJSON: CLIENT_DATA,
          authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
          signature: 'MEUCIQDdwM0nq3jMKhTZxSvHlVxq1RyQ',
        },
      },
    },
    response: SESSION,
  }),
  newPasskeyOptions: exampleOf(passkeys.newPasskeyOptions, {
    body: { password: PASSWORD },
    response: success({
      options: {
        challenge: CHALLENGE,
        rp: { id: 'shop.example', name: 'Sunhop' },
        user: { id: 'NGYwYzJmMGU', name: EMAIL, displayName: 'Mali Suksai' },
      },
    }),
  }),
  addPasskey: exampleOf(passkeys.addPasskey, {
    body: {
      credential: {
        ...credential,
        response: {
          clientDataJSON: CLIENT_DATA,
          attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViU',
          transports: ['internal'],
        },
      },
    },
    response: passkeyList,
  }),
  removePasskey: exampleOf(passkeys.removePasskey, {
    params: { id: 'AbC3dEfGh1' },
    body: { password: PASSWORD },
    response: success({ rp_id: 'shop.example', passkeys: [] }),
  }),
}
