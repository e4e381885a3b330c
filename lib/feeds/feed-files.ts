import 'server-only'
import { feedProducts, isInStock, readFeedProduct } from '@/lib/api/queries/feed-products'
import { readLanguages } from '@/lib/api/queries/preferences'
import { partnerCurrency } from '@/lib/api/visitor-preferences'
import { DEFAULT_CURRENCY } from '@/lib/domain/currency'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/domain/locale'
import { env } from '@/lib/env'
import { translator } from '@/lib/i18n/translate'
import { type Goods, goodsFeed } from './goods'
import { pressFeed } from './press'
import { readShopFacts } from './shop-facts'
import { addressedLocales } from './site-addresses'
import { type Translated, thingsToDoFeed } from './things-to-do'

export interface FeedFile {
  type: string
  pieces: AsyncGenerator<string>
}

const RSS = 'application/rss+xml'
const currencyOfFeeds = async () => (await partnerCurrency()) ?? DEFAULT_CURRENCY

const offeredLocales = async () => addressedLocales((await readLanguages()).map(({ code }) => code))

async function* goodsIn(locale: Locale): AsyncGenerator<Goods> {
  const visitor = { locale, currency: await currencyOfFeeds() }
  for await (const product of feedProducts(['shopping'], visitor))
    for (const option of product.options)
      yield { product, option, isInStock: await isInStock(product, option) }
}

/** What is visited; a room, a ride or a data plan is nothing to do. */
const THINGS_TO_DO = ['ticket', 'tour', 'food'] as const

async function* thingsToDo(): AsyncGenerator<Translated> {
  const [currency, offered] = await Promise.all([currencyOfFeeds(), readLanguages()])
  const others = offered.map(({ code }) => code).filter((code) => code !== DEFAULT_LOCALE)
  for await (const product of feedProducts(THINGS_TO_DO, { locale: DEFAULT_LOCALE, currency })) {
    const translations = await Promise.all(
      others.map(async (locale) => {
        const translated = await readFeedProduct(product.id, { locale, currency })
        return translated ? [[locale, translated] as const] : []
      }),
    )
    yield [[DEFAULT_LOCALE, product], ...translations.flat()]
  }
}

async function pressIn(locale: Locale): Promise<AsyncGenerator<string>> {
  const t = translator(locale)
  const facts = await readShopFacts()
  const sections = [
    ...(facts.hasProducts === 'true' ? ['short'] : []),
    ...(facts.hasOrders === 'true' ? ['long'] : []),
    'use',
  ]
  const items = sections.map((id) => ({
    id,
    title: t(`pages.press.sections.${id}.title`),
    text: t(`pages.press.sections.${id}.text`, facts),
  }))
  return pressFeed(items, { locale, t, path: `/feeds/press.${locale}.xml` })
}

/** Returns a feed by its name, e.g. `goods.th.xml`; null if there is none. @throws ApiError */
export async function readFeedFile(file: string): Promise<FeedFile | null> {
  if (file === 'indexnow-key.txt' && env.INDEXNOW_KEY) {
    const key = env.INDEXNOW_KEY
    return {
      type: 'text/plain',
      pieces: (async function* only() {
        yield key
      })(),
    }
  }
  if (file === 'things-to-do.json' && env.GOOGLE_BUSINESS_NAME)
    return {
      type: 'application/json',
      pieces: thingsToDoFeed(thingsToDo(), env.GOOGLE_BUSINESS_NAME),
    }
  const [, name, locale] = /^(goods|press)\.([a-z-]+)\.xml$/.exec(file) ?? []
  if (!isLocale(locale) || !(await offeredLocales()).includes(locale)) return null
  if (name === 'press') return { type: RSS, pieces: await pressIn(locale) }
  return { type: 'application/xml', pieces: goodsFeed(goodsIn(locale), locale) }
}
