import 'server-only'
import { call } from '@/lib/api'
import { readAllAreas } from '@/lib/api/queries/areas'
import { readCurrencies, readLanguages } from '@/lib/api/queries/preferences'
import { listCategories, listProducts } from '@/lib/contract/catalog'
import { DEFAULT_LOCALE } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { llmsText } from './llms'
import { readShopFacts } from './shop-facts'

/** Yields the text in the default language. @throws ApiError */
export async function* readLlmsText(): AsyncGenerator<string> {
  const visitor = { locale: DEFAULT_LOCALE }
  const [facts, categories, areas, products, esims, languages, currencies] = await Promise.all([
    readShopFacts(),
    call(listCategories, {}, visitor),
    readAllAreas(visitor),
    call(listProducts, { page: 1, limit: 1 }, visitor),
    call(listProducts, { vertical: 'esim', page: 1, limit: 1 }, visitor),
    readLanguages(),
    readCurrencies(),
  ])
  yield llmsText({
    t: translator(DEFAULT_LOCALE),
    facts,
    categories: categories.data,
    areas,
    products: products.data.meta.total,
    offered: languages.map(({ code }) => code),
    currencies: currencies.map(({ code }) => code),
    hasEsims: esims.data.items.length > 0,
  })
}
