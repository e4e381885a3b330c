/** The outbox kind of tax documents that are due. */
export const TAX_DOCUMENT_DUE = 'tax-document'

/** The outbox kind of pages that search engines are asked to read again. */
export const INDEX_NOW_DUE = 'index-now'

/** The outbox kinds of refunds: of the capture that paid for an order, and of any other. */
export const REFUND_DUE = 'refund'
export const CAPTURE_REFUND_DUE = 'capture-refund'
