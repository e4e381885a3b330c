import { accountDeleted } from './account-deleted'
import { alreadyRegistered } from './already-registered'
import { bookingChanged } from './booking-changed'
import type { MailTemplate } from './content'
import { depositReturned } from './deposit-returned'
import { emailChanged } from './email-changed'
import { emailCode } from './email-code'
import { emailTaken } from './email-taken'
import { goodsReady } from './goods-ready'
import { goodsReturned } from './goods-returned'
import { goodsShipped } from './goods-shipped'
import { newSignIn } from './new-sign-in'
import { notSupplied } from './not-supplied'
import { orderCancelled } from './order-cancelled'
import { orderChanged } from './order-changed'
import { orderConfirmed } from './order-confirmed'
import { orderPending } from './order-pending'
import { orderReminder } from './order-reminder'
import { passkeyAdded, passkeyRemoved } from './passkey'
import { passwordChanged } from './password-changed'
import { passwordCode, passwordLink } from './password-code'
import { paymentChecked } from './payment-checked'
import { paymentReturned } from './payment-returned'
import { phoneChanged } from './phone-changed'
import { phoneCode } from './phone-code'
import { refundDone } from './refund-done'
import { refundFailed } from './refund-failed'
import { refundRequested } from './refund-requested'
import { returnDeclined } from './return-declined'
import { returnRequested } from './return-requested'
import { seatsAssigned } from './seats-assigned'
import { signInCode } from './sign-in-code'
import { signUpCode } from './sign-up-code'
import { supplierCancelled } from './supplier-cancelled'
import { supplierRequest } from './supplier-request'
import { supportLeftOut } from './support-left-out'
import { supportMessage } from './support-message'
import { supportReceived } from './support-received'
import { supportReply } from './support-reply'
import { supportRequest } from './support-request'
import { twoStepOff } from './two-step-off'
import { twoStepOn } from './two-step-on'
import { welcome } from './welcome'

export const MAIL_TEMPLATES = {
  'sign-up-code': signUpCode,
  'sign-in-code': signInCode,
  'already-registered': alreadyRegistered,
  'password-code': passwordCode,
  'password-link': passwordLink,
  'password-changed': passwordChanged,
  'new-sign-in': newSignIn,
  'two-step-on': twoStepOn,
  'two-step-off': twoStepOff,
  'passkey-added': passkeyAdded,
  'passkey-removed': passkeyRemoved,
  'email-code': emailCode,
  'email-taken': emailTaken,
  'email-changed': emailChanged,
  'phone-code': phoneCode,
  'phone-changed': phoneChanged,
  'account-deleted': accountDeleted,
  welcome,
  'order-confirmed': orderConfirmed,
  'order-pending': orderPending,
  'order-changed': orderChanged,
  'booking-changed': bookingChanged,
  'order-reminder': orderReminder,
  'seats-assigned': seatsAssigned,
  'order-cancelled': orderCancelled,
  'payment-checked': paymentChecked,
  'payment-returned': paymentReturned,
  'not-supplied': notSupplied,
  'refund-requested': refundRequested,
  'refund-done': refundDone,
  'refund-failed': refundFailed,
  'supplier-request': supplierRequest,
  'supplier-cancelled': supplierCancelled,
  'deposit-returned': depositReturned,
  'goods-shipped': goodsShipped,
  'goods-ready': goodsReady,
  'goods-returned': goodsReturned,
  'return-requested': returnRequested,
  'return-declined': returnDeclined,
  'support-received': supportReceived,
  'support-request': supportRequest,
  'support-message': supportMessage,
  'support-reply': supportReply,
  'support-left-out': supportLeftOut,
} satisfies Record<string, MailTemplate>

export type TemplateName = keyof typeof MAIL_TEMPLATES
export const TEMPLATE_NAMES = Object.keys(MAIL_TEMPLATES) as TemplateName[]
