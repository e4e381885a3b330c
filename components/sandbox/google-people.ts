import type { OperationInput } from '@/lib/contract/operation'
import type { decideSandboxGoogle } from '@/lib/contract/sandbox'

export type GooglePerson = NonNullable<OperationInput<typeof decideSandboxGoogle>['person']>

/** Accounts of the Google sandbox; the last one has an unverified email address. */
export const GOOGLE_PEOPLE: GooglePerson[] = [
  { given_name: 'Ploy', family_name: 'Srisuk', email: 'ploy.srisuk@google.example', email_verified: true },
  { given_name: '明', family_name: '李', email: 'li.ming@google.example', email_verified: true },
  { given_name: 'Alex', family_name: 'Martin', email: 'alex.martin@google.example', email_verified: false },
]

/** Returns the full name in native order: Han family names come first. */
export function nameOf({ given_name, family_name }: GooglePerson): string {
  return /\p{Script=Han}/u.test(family_name) ? family_name + given_name : `${given_name} ${family_name}`
}
