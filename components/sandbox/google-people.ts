import type { OperationInput } from '@/lib/contract/operation'
import type { decideSandboxGoogle } from '@/lib/contract/sandbox'

export type GooglePerson = NonNullable<OperationInput<typeof decideSandboxGoogle>['person']>

/** Owners of accounts at the stand-in for Google; the last one has not verified the address. */
export const GOOGLE_PEOPLE: GooglePerson[] = [
  { given_name: 'Ploy', family_name: 'Srisuk', email: 'ploy.srisuk@google.example', email_verified: true },
  { given_name: '明', family_name: '李', email: 'li.ming@google.example', email_verified: true },
  { given_name: 'Alex', family_name: 'Martin', email: 'alex.martin@google.example', email_verified: false },
]

/** A name as its owner writes it: Han family names come first. */
export function nameOf({ given_name, family_name }: GooglePerson): string {
  return /\p{Script=Han}/u.test(family_name) ? family_name + given_name : `${given_name} ${family_name}`
}
