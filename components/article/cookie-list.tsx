import { getTranslations } from 'next-intl/server'
import { COOKIES } from './cookies'
import { DataList } from './data-list'
import { contentFacts } from './facts'
import { isAbout } from './parts'

const MINUTE = 60
const DAY = 86_400

/** Every cookie that this shop may set, with its name, lifetime and purpose. */
export async function CookieList() {
  const [t, facts] = await Promise.all([getTranslations('pages.privacy.cookie'), contentFacts()])
  const life = (seconds: number) =>
    seconds < DAY ? t('lifeMinutes', { minutes: seconds / MINUTE }) : t('life', { days: seconds / DAY })
  const rows = COOKIES.filter(({ needs }) => isAbout(facts, needs)).map(({ name, seconds, purpose }) => ({
    name,
    facts: life(seconds),
    purpose: t(purpose, facts),
  }))
  return <DataList rows={rows} />
}
