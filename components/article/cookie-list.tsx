import './article.css'
import { getTranslations } from 'next-intl/server'
import {
  ACCESS_TOKEN_COOKIE,
  ACCESS_TOKEN_SECONDS,
  CURRENCY_COOKIE,
  CURRENCY_SECONDS,
  LOCALE_COOKIE,
  LOCALE_SECONDS,
  SIGNED_IN_COOKIE,
  THEME_COOKIE,
  THEME_SECONDS,
} from '@/lib/domain/cookies'

const DAY = 86_400

const COOKIES = [
  { name: ACCESS_TOKEN_COOKIE, seconds: ACCESS_TOKEN_SECONDS, words: 'token' },
  { name: SIGNED_IN_COOKIE, seconds: ACCESS_TOKEN_SECONDS, words: 'signedIn' },
  { name: LOCALE_COOKIE, seconds: LOCALE_SECONDS, words: 'locale' },
  { name: CURRENCY_COOKIE, seconds: CURRENCY_SECONDS, words: 'currency' },
  { name: THEME_COOKIE, seconds: THEME_SECONDS, words: 'theme' },
] as const

/** Every cookie of the shop by name, with its life and its purpose. */
export async function CookieList() {
  const t = await getTranslations('pages.privacy.cookie')
  return (
    <dl className="facts mt-4">
      {COOKIES.map(({ name, seconds, words }) => (
        <div key={name}>
          <dt>
            <code className="text-ink">{name}</code>
            <span className="block text-13">{t('life', { days: seconds / DAY })}</span>
          </dt>
          <dd>{t(words)}</dd>
        </div>
      ))}
    </dl>
  )
}
