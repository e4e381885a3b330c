/** The outbox kind of tax documents that are due. */
export const TAX_DOCUMENT_DUE = 'tax-document'

/** The outbox kinds of refunds: of the capture that paid for an order, and of any other. */
export const REFUND_DUE = 'refund'
export const CAPTURE_REFUND_DUE = 'capture-refund'
