import { factsOf, type Locale } from '@/lib/domain/locale'

const HAN = /\p{Script=Han}$/u

const isChinese = (...names: string[]) => names.every((name) => HAN.test(name))

interface Name {
  first_name: string
  last_name: string
}

/** Returns a person's full name in the language's order, or in its own if it is Chinese. A single name is valid. */
export function fullName({ first_name, last_name }: Name, locale: Locale) {
  const [first, last] = [first_name.trim(), last_name.trim()]
  if (isChinese(first, last)) return last + first
  const parts = factsOf(locale).familyNameFirst ? [last, first] : [first, last]
  return parts.filter(Boolean).join(' ')
}

/** Returns how a person is addressed: by the given name, but by the full one if it is Chinese. */
export function addressedName({ first_name, last_name }: Name): string {
  const [first, last] = [first_name.trim(), last_name.trim()]
  return isChinese(first, last) ? last + first : first
}
