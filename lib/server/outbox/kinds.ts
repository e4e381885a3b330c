/** The outbox kind of tax documents that are due. */
export const TAX_DOCUMENT_DUE = 'tax-document'
