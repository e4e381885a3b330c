import { offlinePage, type Shop } from './frame'
import { html } from './html'

/**
 * Renders the page that replaces one that could not be fetched.
 * @param hasSaved whether vouchers are saved on the device; the page then links to them
 */
export function noConnectionPage(shop: Shop, hasSaved: boolean): string {
  const { t, path } = shop
  return offlinePage(shop, {
    title: t('title'),
    asOf: null,
    body: html`<h1>${t('title')}</h1><p>${hasSaved ? t('line') : t('nothing')}</p>`,
    links: hasSaved ? html`<a class="act" href="${path('/profile/orders')}">${t('open')}</a>` : undefined,
  })
}
