export { oauthGoogle } from './google/authorize'
export { googleSession } from './google/session'
export { profile } from './profile'
export {
  requestForgetPassword,
  resetPassword,
  resetPasswordByLink,
  verifyForgetPassword,
} from './reset-password'
export { login, logout } from './sign-in'
export { requestSignInCode, signInByLink, verifySignInCode } from './sign-in-code'
export { register, verifyRegister } from './sign-up'
