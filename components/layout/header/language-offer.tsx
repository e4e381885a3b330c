import { Button } from '@/components/ui/action/button'
import { getCurrencies, getLanguages, getPartner } from '@/lib/api/queries/preferences'
import { DEFAULT_LOCALE, factsOf, LOCALES } from '@/lib/domain/locale'
import { env } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'
import { translator } from '@/lib/i18n/translate'

const OFFERED = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map(
  (locale) => `[data-offer="${locale}"] [data-offer-of="${locale}"]`,
)

/** In the head: shows the offer that the pre-paint script marked. */
export async function LanguageOfferStyle() {
  const { locale } = await currentPage()
  if (locale !== DEFAULT_LOCALE) return null
  return <style>{`@media screen{${OFFERED}{display:block}}`}</style>
}

/**
 * Offers the other languages on pages of the default one, each in its own language. The pre-paint script marks the one
 * that the browser prefers, so that it is there from the first paint, and none once a language was chosen.
 */
export async function LanguageOffer() {
  const page = await currentPage()
  if (page.locale !== DEFAULT_LOCALE) return null
  const [languages, currencies, partner] = await Promise.all([getLanguages(), getCurrencies(), getPartner()])
  /** A currency other than the shop's was chosen. */
  const isOwn = page.currency === partner?.currency.code
  return languages
    .filter(({ code }) => code !== DEFAULT_LOCALE)
    .map(({ code, name }) => {
      const t = translator(code)
      const home = factsOf(code).homeCurrency
      const isSold = currencies.some((currency) => currency.code === home)
      const currency = isOwn && isSold && home !== page.currency ? home : null
      const currencyName = currency && new Intl.DisplayNames([code], { type: 'currency' }).of(currency)
      return (
        <aside
          key={code}
          lang={factsOf(code).tag}
          data-offer-of={code}
          data-nosnippet=""
          aria-label={t('layout.languageOffer.label')}
          className="site-chrome hidden border-b border-line bg-bg-2"
        >
          <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 text-14">
            <p>
              {currencyName
                ? t('layout.languageOffer.withCurrency', { language: name, currency: currencyName })
                : t('layout.languageOffer.text', { language: name })}
            </p>
            <p className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                className="min-h-11"
                data-act="accept-language"
                data-locale={code}
                data-currency={currency ?? undefined}
                data-prefix={env.LOCALE_PREFIX}
              >
                {t('layout.languageOffer.accept')}
              </Button>
              <Button variant="quiet" size="sm" className="min-h-11" data-act="decline-language">
                {t('layout.languageOffer.decline')}
              </Button>
            </p>
          </div>
        </aside>
      )
    })
}
