import { expect, test } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { taxBuyer } from '@/lib/contract/tax-invoices'
import { todayIn } from '@/lib/domain/local-date'
import { TAX_TIME_ZONE } from '@/lib/domain/tax-document'
import { vatIn } from '@/lib/domain/vat'
import { anonymizeUser } from '@/lib/server/account/deletion-repo'
import { downloadData } from '@/lib/server/account/export-data'
import { findAccount } from '@/lib/server/auth/repo'
import { database } from '@/lib/server/db/client'
import { taxDocumentFile } from '@/lib/server/documents/tax-document-file'
import { lockOrder } from '@/lib/server/orders/repo'
import { getOrder } from '@/lib/server/orders/service'
import { runOutbox } from '@/lib/server/outbox/worker'
import { issueInvoice } from '@/lib/server/tax/issue'
import { issueDue } from '@/lib/server/tax/issue-due'
import { requestTaxInvoice, taxInvoiceForm } from '@/lib/server/tax/service'
import { bought } from '../fixtures/cancelling'
import { newProduct, newUser } from '../fixtures/catalog'
import { contextOf } from '../fixtures/checkout'
import { commandHere } from '../fixtures/command'
import { withSettings } from '../fixtures/configuration'
import { sql } from '../fixtures/database'
import { withoutMails, withoutOutboxWorker } from '../fixtures/outbox'
import { withShopDatabase } from '../fixtures/shop-database'
import { COMPANY, invoiced, issuedFor, SELLER } from '../fixtures/tax'
import { repetitions } from '../setup/thorough'

withShopDatabase({ own: true })
withoutMails()
withSettings(SELLER)
// What is due is issued when a test says so.
withoutOutboxWorker()

/** Divisible by three. */
const ORDERS = repetitions(9, 18)
const company = taxBuyer.parse(COMPANY)
const year = Number(todayIn(TAX_TIME_ZONE).slice(0, 4))

test('[B7] a payment issues one abbreviated invoice, dated the day of the payment in Thailand', async () => {
  const { order, userId } = await invoiced([[await newProduct(), { ADULT: 2 }]])
  const [invoice, ...others] = await issuedFor(order.id)
  expect(others).toEqual([])
  expect(invoice).toMatchObject({
    kind: 'abbreviated',
    number: expect.stringMatching(new RegExp(`^ABB-00000-${year}-\\d{6}$`)),
    gross: 200_000,
    vat: vatIn(200_000, 700),
    documentDate: todayIn(TAX_TIME_ZONE),
    content: { buyer: null, seller: { taxId: '0105556123453', branch: '00000' }, foreign: null },
  })
  await issueDue({ order_id: order.id }, 1)
  expect(await issuedFor(order.id)).toHaveLength(1)
  const { data } = await getOrder(order.id, contextOf(userId))
  expect(data.tax).toMatchObject({ pending: false, requestable: true, documents: [{ replaced: false }] })
})

test('[B7] until the invoice is issued, the order says that it is due', async () => {
  const { order, userId } = await bought([[await newProduct()]])
  expect((await getOrder(order.id, contextOf(userId))).data.tax).toEqual({
    pending: true,
    requestable: false,
    documents: [],
  })
  await expect(requestTaxInvoice(order.id, company, contextOf(userId))).rejects.toMatchObject({
    code: 'TAX_INVOICE_NOT_ISSUED',
  })
})

test('[B7] many invoices at a time, of which some are rolled back, have numbers without a gap or a duplicate', async () => {
  const sold = await newProduct({ capacity: 30 })
  const ids: string[] = []
  for (let n = 0; n < ORDERS; n++) ids.push((await bought([[sold]])).order.id)
  const issue = (id: string, fails: boolean) =>
    database().transaction(async (db) => {
      const order = await lockOrder(db, id)
      if (!order) throw new Error('no order')
      const invoice = await issueInvoice(db, order)
      if (fails) throw new Error('rolled back')
      return invoice
    })
  // Each order twice at a time; every third attempt fails after it has taken its number.
  const attempts = [...ids, ...ids].map((id, index) => issue(id, index % 3 === 0))
  const results = await Promise.allSettled(attempts)
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength((2 * ORDERS) / 3)
  await runOutbox()
  const rows = await sql<{ sequence: number; order_id: string }>(
    "SELECT sequence, order_id FROM tax_documents WHERE kind = 'abbreviated' AND year = $1 ORDER BY sequence",
    [year],
  )
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1))
  for (const id of ids) expect(rows.filter((row) => row.order_id === id)).toHaveLength(1)
  const [series] = await sql<{ last: number }>(
    "SELECT last FROM tax_series WHERE kind = 'abbreviated' AND year = $1",
    [year],
  )
  expect(series?.last).toBe(rows.length)
})

test('[B7] the database rejects gaps, changes, second invoices and numbers out of turn', async () => {
  const { order } = await invoiced([[await newProduct()]])
  const another = `INSERT INTO tax_documents
    (order_id, kind, branch, year, sequence, number, document_date, gross, vat, content)
    SELECT order_id, kind, branch, year, (SELECT last FROM tax_series s WHERE s.kind = d.kind AND s.year = d.year),
      'OTHER', document_date, gross, vat, content FROM tax_documents d WHERE order_id = $1`
  const rejected = (statement: string, values: unknown[] = []) => expect(sql(statement, values)).rejects
  await rejected("INSERT INTO tax_series VALUES ('full', '00000', 2031, 1)").toMatchObject({
    constraint: 'tax_series_without_gap',
  })
  await rejected("INSERT INTO tax_series VALUES ('full', '00000', 2031, 2)").toMatchObject({
    constraint: 'tax_series_counts',
  })
  await rejected('UPDATE tax_series SET last = last + 2').toMatchObject({ constraint: 'tax_series_counts' })
  await rejected('UPDATE tax_series SET last = last + 1').toMatchObject({
    constraint: 'tax_series_without_gap',
  })
  await rejected('DELETE FROM tax_series').toMatchObject({ constraint: 'tax_series_not_deleted' })
  await rejected('UPDATE tax_documents SET vat = 0 WHERE order_id = $1', [order.id]).toMatchObject({
    constraint: 'tax_documents_append_only',
  })
  await rejected('DELETE FROM tax_documents WHERE order_id = $1', [order.id]).toMatchObject({
    constraint: 'tax_documents_append_only',
  })
  await rejected(another, [order.id]).toMatchObject({
    constraint: expect.stringMatching(/^tax_documents_(one_invoice|series)$/),
  })
})

test('[B7] the buyer gets one full invoice, which cancels the abbreviated one and cannot be changed', async () => {
  const { order, userId } = await invoiced([[await newProduct()]])
  const context = contextOf(userId)
  expect((await taxInvoiceForm(order.id, context)).data).toEqual({
    name: 'Mali',
    address: '',
    tax_id: '',
    branch: '',
  })
  const stranger = contextOf(await newUser())
  await expect(requestTaxInvoice(order.id, company, stranger)).rejects.toMatchObject({
    code: 'ORDER_NOT_FOUND',
  })
  await Promise.all([
    requestTaxInvoice(order.id, company, context),
    requestTaxInvoice(order.id, company, context),
  ])
  const [abbreviated, full, ...others] = await issuedFor(order.id)
  expect(others).toEqual([])
  expect(full).toMatchObject({
    kind: 'full',
    number: expect.stringMatching(/^INV-/),
    replacesId: abbreviated?.id,
    documentDate: abbreviated?.documentDate,
    gross: abbreviated?.gross,
    content: {
      buyer: { name: COMPANY.name, taxId: COMPANY.tax_id, branch: '00012' },
      replaces: { number: abbreviated?.number, date: abbreviated?.documentDate },
    },
  })
  const { data } = await getOrder(order.id, context)
  expect(data.tax?.documents.map(({ replaced }) => replaced)).toEqual([true, false])
  expect(data.tax?.requestable).toBe(false)
  await expect(requestTaxInvoice(order.id, { ...company, name: 'Another' }, context)).rejects.toMatchObject({
    code: 'TAX_INVOICE_FULL',
  })
  const next = await invoiced([[await newProduct()]])
  expect((await taxInvoiceForm(next.order.id, contextOf(next.userId))).data.name).toBe('Mali')
  expect((await taxInvoiceForm(order.id, context)).data).toEqual(COMPANY)
})

test('[B7] the documents of an order are PDFs for its owner only', async () => {
  const { order, userId } = await invoiced([[await newProduct()]])
  await requestTaxInvoice(order.id, company, contextOf(userId))
  for (const { id, number } of await issuedFor(order.id)) {
    const { name, bytes } = await taxDocumentFile(order.id, id, contextOf(userId, { locale: 'zh-cn' }))
    expect(name).toBe(`${number}.pdf`)
    expect(Buffer.from(bytes).toString('latin1', 0, 5)).toBe('%PDF-')
    await expect(taxDocumentFile(order.id, id, contextOf(await newUser()))).rejects.toMatchObject({
      code: 'ORDER_NOT_FOUND',
    })
  }
  await expect(taxDocumentFile(order.id, order.id, contextOf(userId))).rejects.toMatchObject({
    code: 'TAX_DOCUMENT_NOT_FOUND',
  })
})

test('[B7] the command lists a month, also as CSV, and corrects a full invoice with a reason', async () => {
  const orders = (...args: string[]) => commandHere(runOrders, ...args)
  const { order, userId } = await invoiced([[await newProduct()]])
  await requestTaxInvoice(order.id, { ...company, name: '=Thiao Klai' }, contextOf(userId))
  const [abbreviated, full] = await issuedFor(order.id)
  const month = todayIn(TAX_TIME_ZONE).slice(0, 7)
  expect((await orders('tax-documents', month)).out).toContain(
    `${abbreviated?.number} · abbreviated · ${todayIn(TAX_TIME_ZONE)} · 1000.00 THB · VAT 65.42 THB · cancelled by ${full?.number}`,
  )
  const { out } = await orders('tax-documents', month, '--csv')
  const row = out.split('\n').find((line) => line.includes(`,full,${full?.number},`))
  expect(row).toContain(`,00000,'=Thiao Klai,${COMPANY.tax_id},00012,934.58,0.00,0.00,65.42,1000.00,`)
  expect(out.split('\n').find((line) => line.includes(`,abbreviated,${abbreviated?.number},`))).toContain(
    ',0.00,0.00,0.00,0.00,0.00,,INV-',
  )
  const correct = ['tax-invoice', order.reference, '--buyer-name', 'บริษัท ใหม่', '--buyer-address', 'กรุงเทพฯ']
  expect(await orders(...correct, '--by', 'Nok')).toMatchObject({ code: 2 })
  expect(
    await orders(...correct, '--buyer-tax-id', '1', '--reason', 'typing error', '--by', 'Nok'),
  ).toMatchObject({ code: 2, errors: expect.stringContaining('--buyer-tax-id') })
  expect(await orders(...correct, '--reason', 'typing error', '--by', 'Nok')).toMatchObject({ code: 0 })
  const corrected = (await issuedFor(order.id)).at(-1)
  expect(corrected).toMatchObject({ replacesId: full?.id, content: { buyer: { name: 'บริษัท ใหม่' } } })
  expect((await orders('show', order.reference)).out).toMatch(
    /Tax documents[\s\S]*INV-[\s\S]*Nok: tax-invoice/,
  )
})

test('[A9] the documents are in the data of an account, and remain when it is deleted', async () => {
  const { order, userId } = await invoiced([[await newProduct()]])
  await requestTaxInvoice(order.id, company, contextOf(userId))
  const { data } = await downloadData(contextOf(userId))
  expect(data.tax_documents).toMatchObject([
    { kind: 'abbreviated', buyer: null, order: order.reference },
    { kind: 'full', buyer: COMPANY },
  ])
  const account = await findAccount(userId)
  if (!account) throw new Error('no account')
  await database().transaction((tx) => anonymizeUser(tx, account))
  expect((await issuedFor(order.id)).map(({ content }) => content.buyer?.name)).toEqual([
    undefined,
    COMPANY.name,
  ])
})
