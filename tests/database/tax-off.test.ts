import { expect, test } from 'vitest'
import { runOrders } from '@/lib/cli/orders/run-orders'
import { taxBuyer } from '@/lib/contract/tax-invoices'
import { taxDocumentFile } from '@/lib/server/documents/tax-document-file'
import { requestTaxInvoice, taxInvoiceForm } from '@/lib/server/tax/service'
import { bought } from '../fixtures/cancelling'
import { newProduct } from '../fixtures/catalog'
import { contextOf, rowsOf } from '../fixtures/checkout'
import { commandHere } from '../fixtures/command'
import { withShopDatabase } from '../fixtures/shop-database'
import { COMPANY } from '../fixtures/tax'

withShopDatabase()

test('[B7] without a tax id of the merchant nothing of the tax documents exists', {
  tags: ['thorough'],
}, async () => {
  const { order, userId } = await bought([[await newProduct()]])
  const context = contextOf(userId)
  expect(order.tax).toBeNull()
  expect(await rowsOf("outbox WHERE kind = 'tax-document'", [])).toBe(0)
  const missing = { code: 'NOT_FOUND' }
  await expect(taxInvoiceForm(order.id, context)).rejects.toMatchObject(missing)
  await expect(requestTaxInvoice(order.id, taxBuyer.parse(COMPANY), context)).rejects.toMatchObject(missing)
  await expect(taxDocumentFile(order.id, order.id, context)).rejects.toMatchObject(missing)
  expect(await commandHere(runOrders, 'tax-documents', '2026-11')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('TAX_ID is not set'),
  })
})
