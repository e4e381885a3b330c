import type { Locale } from '@/lib/domain/locale'

const HAN = /\p{Script=Han}$/u

/** Returns a person's full name, family name first in Chinese. A single name is valid. */
export function fullName(
  { first_name, last_name }: { first_name: string; last_name: string },
  locale: Locale,
) {
  const [first, last] = [first_name.trim(), last_name.trim()]
  const parts = (locale === 'zh-cn' ? [last, first] : [first, last]).filter(Boolean)
  const glue = locale === 'zh-cn' && parts.every((part) => HAN.test(part)) ? '' : ' '
  return parts.join(glue)
}
