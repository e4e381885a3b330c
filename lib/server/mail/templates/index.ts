import { alreadyRegistered } from './already-registered'
import type { MailTemplate } from './content'
import { passwordChanged } from './password-changed'
import { passwordCode } from './password-code'
import { signUpCode } from './sign-up-code'
import { welcome } from './welcome'

export const MAIL_TEMPLATES = {
  'sign-up-code': signUpCode,
  'already-registered': alreadyRegistered,
  'password-code': passwordCode,
  'password-changed': passwordChanged,
  welcome,
} satisfies Record<string, MailTemplate>

export type TemplateName = keyof typeof MAIL_TEMPLATES
export const TEMPLATE_NAMES = Object.keys(MAIL_TEMPLATES) as TemplateName[]
