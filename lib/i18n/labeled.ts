import { factsOf, type Locale } from '@/lib/domain/locale'

interface Labeled {
  label: string
  value: string
}

/** Returns a value behind its label, with the colon of the language: 'Date: 12 Dec', '日期：12月12日'. */
export const labeled = ({ label, value }: Labeled, locale: Locale): string =>
  label + factsOf(locale).labelSeparator + value
