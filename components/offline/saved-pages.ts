import type { OfflineOrder, OfflineVoucher, OfflineVouchers } from '@/lib/contract/offline-vouchers'
import { formatInstant } from '@/lib/i18n/format'
import { offlinePage, type Shop } from './frame'
import { type Html, html } from './html'
import { documentPath, SAVED_LIST, savedOrderPath } from './saved-paths'

function codeFigure({ code, qr_svg, lines }: OfflineVoucher['codes'][number]): Html {
  return html`<figure><img src="data:image/svg+xml,${encodeURIComponent(qr_svg)}" alt="${code}" width="320" height="320"><figcaption><b>${code}</b>${lines.map((line) => html`<span class="quiet">${line}</span><br>`)}</figcaption></figure>`
}

const factRows = (facts: OfflineVoucher['facts']) =>
  facts.map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)

function voucherArticle(voucher: OfflineVoucher, pdf: string | null, { t }: Shop): Html {
  const [first, ...others] = voucher.codes
  return html`<article><h2>${voucher.name}</h2><p class="quiet">${voucher.supplier}</p>
${first ? codeFigure(first) : null}<dl>${factRows(voucher.facts)}</dl>
<dl class="notes">${factRows(voucher.notes)}</dl>
${
  others.length > 0 &&
  html`<details><summary>${t('more', { count: others.length })}</summary>${others.map(codeFigure)}</details>`
}${pdf !== null && html`<a class="act" href="${pdf}">${t('pdf')}</a>`}</article>`
}

function orderPage(order: OfflineOrder, asOf: string, pdfs: ReadonlySet<string>, shop: Shop): string {
  const { t, path } = shop
  const title = t('order', { reference: order.reference })
  const articles = order.vouchers.map((voucher) => {
    const pdf = documentPath(order.id, voucher.booking_id)
    return voucherArticle(voucher, pdfs.has(pdf) ? pdf : null, shop)
  })
  return offlinePage(shop, {
    title,
    asOf,
    body: html`<h1>${title}</h1><p class="quiet">${t('bright')} ${t('changed')}</p>${articles}`,
    links: html`<a class="act" href="${path(SAVED_LIST)}">${t('all')}</a>`,
    retry: path(savedOrderPath(order.id)),
  })
}

function listPage(orders: readonly OfflineOrder[], asOf: string, shop: Shop): string {
  const { t, path } = shop
  const rows = orders.flatMap(({ id, reference, vouchers }) =>
    vouchers.map(
      ({ name, when }) =>
        html`<li><a href="${path(savedOrderPath(id))}"><b>${name}</b>${when ?? t('anyDay')} · ${reference}</a></li>`,
    ),
  )
  return offlinePage(shop, {
    title: t('listTitle'),
    asOf,
    body: html`<h1>${t('listTitle')}</h1><p class="quiet">${t('listLine')}</p><ul>${rows}</ul>`,
    retry: path(SAVED_LIST),
  })
}

/**
 * Renders the pages to save on the device, by path without language prefix.
 * @param pdfs paths of the voucher PDFs on the device
 */
export function savedPages(
  { at, orders }: OfflineVouchers,
  pdfs: ReadonlySet<string>,
  shop: Shop,
): Map<string, string> {
  if (orders.length === 0) return new Map()
  const asOf = shop.t('asOf', { moment: formatInstant(at, shop.locale) })
  return new Map([
    [SAVED_LIST, listPage(orders, asOf, shop)],
    ...orders.map((order) => [savedOrderPath(order.id), orderPage(order, asOf, pdfs, shop)] as const),
  ])
}
