import { getTranslations } from 'next-intl/server'
import { COOKIES } from './cookies'
import { DataList } from './data-list'

const MINUTE = 60
const DAY = 86_400

/** Every cookie of the shop with its name, lifetime and purpose. */
export async function CookieList() {
  const t = await getTranslations('pages.privacy.cookie')
  const life = (seconds: number) =>
    seconds < DAY ? t('lifeMinutes', { minutes: seconds / MINUTE }) : t('life', { days: seconds / DAY })
  const rows = COOKIES.map(({ name, seconds, words }) => ({ name, facts: life(seconds), purpose: t(words) }))
  return <DataList rows={rows} />
}
