import { factsOf, type Locale } from '@/lib/domain/locale'

const HAN = /\p{Script=Han}$/u

/** Returns a person's full name in the language's order. A single name is valid. */
export function fullName(
  { first_name, last_name }: { first_name: string; last_name: string },
  locale: Locale,
) {
  const [first, last] = [first_name.trim(), last_name.trim()]
  const { familyNameFirst } = factsOf(locale)
  const parts = (familyNameFirst ? [last, first] : [first, last]).filter(Boolean)
  const glue = familyNameFirst && parts.every((part) => HAN.test(part)) ? '' : ' '
  return parts.join(glue)
}
