import { factsOf, type Locale } from '@/lib/domain/locale'

const HAN = /\p{Script=Han}$/u

interface Name {
  first_name: string
  last_name: string
}

/** Returns a person's full name in the language's order. A single name is valid. */
export function fullName({ first_name, last_name }: Name, locale: Locale) {
  const [first, last] = [first_name.trim(), last_name.trim()]
  const { familyNameFirst } = factsOf(locale)
  const parts = (familyNameFirst ? [last, first] : [first, last]).filter(Boolean)
  const glue = familyNameFirst && parts.every((part) => HAN.test(part)) ? '' : ' '
  return parts.join(glue)
}

/** Returns how a person is addressed: by the given name, but in Chinese by the full one if it is Chinese, too. */
export function addressedName(name: Name, locale: Locale): string {
  const { first_name, last_name } = name
  const isHan = [first_name, last_name].every((part) => HAN.test(part.trim()))
  return factsOf(locale).familyNameFirst && isHan ? fullName(name, locale) : first_name
}
