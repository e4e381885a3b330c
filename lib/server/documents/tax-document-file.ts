import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type { fileResponse } from '@/lib/contract/operation'
import { env, taxSeller } from '@/lib/env'
import type { SignedIn } from '@/lib/server/http/context'
import { limit } from '@/lib/server/http/rate-limit'
import { findOrder } from '@/lib/server/orders/repo'
import { taxDocumentsOf } from '@/lib/server/orders/tax-document-repo'
import { render } from '@/lib/server/rendering/render'
import { getDocument, versionOf } from './service'
import { taxDocumentPdf } from './tax-document-pdf'

/**
 * Returns a tax document of an order. A cancelled invoice states the number of the one that replaces it.
 * @throws ApiError NOT_FOUND while the shop issues no tax documents; ORDER_NOT_FOUND, TAX_DOCUMENT_NOT_FOUND,
 *   RATE_LIMITED, BUSY
 */
export async function taxDocumentFile(
  orderId: string,
  documentId: string,
  { session }: SignedIn,
): Promise<z.input<typeof fileResponse>> {
  if (!taxSeller()) throw new ApiError('NOT_FOUND')
  await limit('documents-user', session.userId)
  const order = await findOrder(session.userId, orderId)
  if (!order) throw new ApiError('ORDER_NOT_FOUND')
  const documents = await taxDocumentsOf(order.id)
  const document = documents.find(({ id }) => id === documentId)
  if (!document) throw new ApiError('TAX_DOCUMENT_NOT_FOUND')
  const replacedBy = documents.find(({ replacesId }) => replacesId === document.id)?.number ?? null
  const version = versionOf('tax-document', env.SHOP_NAME, document.number, document.content, replacedBy)
  const bytes = await getDocument(version, session.userId, () =>
    render('tax document', taxDocumentPdf, document, replacedBy),
  )
  return { name: `${document.number}.pdf`, bytes, version }
}
