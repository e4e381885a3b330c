import Cookies from 'js-cookie'
import { CURRENCY_COOKIE } from '@/lib/domain/cookies'
import { choiceAttributes } from './choice-attributes'

/** Stores the currency, which the next page load shows. */
export function storeCurrency(code: string): void {
  Cookies.set(CURRENCY_COOKIE, code, choiceAttributes())
}
