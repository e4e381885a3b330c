import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { DEFAULT_LOCALE, type Locale } from '@/lib/domain/locale'

type Id = AnyColumn | SQL

function shownLocale(locale: Locale, translation: SQL): SQL {
  if (locale === DEFAULT_LOCALE) return sql`${locale}`
  return sql`CASE WHEN EXISTS (${translation} AND own.locale = ${locale}) THEN ${locale} ELSE ${DEFAULT_LOCALE} END`
}

/** The locale of the texts that a reader of a product is shown: the default one if it is not translated. */
export function productLocale(id: Id, locale: Locale): SQL {
  return shownLocale(locale, sql`SELECT FROM product_translations own WHERE own.product_id = ${id}`)
}

/** The same for a destination. */
export function destinationLocale(slug: Id, locale: Locale): SQL {
  return shownLocale(locale, sql`SELECT FROM area_translations own WHERE own.area_slug = ${slug}`)
}
