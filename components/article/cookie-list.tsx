import './article.css'
import { getTranslations } from 'next-intl/server'
import { COOKIES } from './cookies'

const MINUTE = 60
const DAY = 86_400

/** Every cookie of the shop with its name, lifetime and purpose. */
export async function CookieList() {
  const t = await getTranslations('pages.privacy.cookie')
  const life = (seconds: number) =>
    seconds < DAY ? t('lifeMinutes', { minutes: seconds / MINUTE }) : t('life', { days: seconds / DAY })
  return (
    <dl className="facts mt-4">
      {COOKIES.map(({ name, seconds, words }) => (
        <div key={name}>
          <dt>
            <code className="text-ink">{name}</code>
            <span className="block text-13">{life(seconds)}</span>
          </dt>
          <dd>{t(words)}</dd>
        </div>
      ))}
    </dl>
  )
}
