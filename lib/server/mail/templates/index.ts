import { alreadyRegistered } from './already-registered'
import type { MailTemplate } from './content'
import { orderConfirmed } from './order-confirmed'
import { orderPending } from './order-pending'
import { passwordChanged } from './password-changed'
import { passwordCode } from './password-code'
import { refundDone } from './refund-done'
import { signUpCode } from './sign-up-code'
import { welcome } from './welcome'

export const MAIL_TEMPLATES = {
  'sign-up-code': signUpCode,
  'already-registered': alreadyRegistered,
  'password-code': passwordCode,
  'password-changed': passwordChanged,
  welcome,
  'order-confirmed': orderConfirmed,
  'order-pending': orderPending,
  'refund-done': refundDone,
} satisfies Record<string, MailTemplate>

export type TemplateName = keyof typeof MAIL_TEMPLATES
export const TEMPLATE_NAMES = Object.keys(MAIL_TEMPLATES) as TemplateName[]
