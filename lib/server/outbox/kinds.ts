/** The outbox kind of tax documents that are due. */
export const TAX_DOCUMENT_DUE = 'tax-document'

/** The outbox kind of pages that search engines are asked to read again. */
export const INDEX_NOW_DUE = 'index-now'

/** The outbox kinds of refunds: of the capture that paid for an order, and of any other. */
export const REFUND_DUE = 'refund'
export const CAPTURE_REFUND_DUE = 'capture-refund'

/** The outbox kinds of messages with secrets, by that of messages without. Servers of an earlier release leave them alone. */
export const SECRET_KINDS = { mail: 'secret-mail', sms: 'secret-sms' } as const

/** The outbox kinds of mails. */
export const MAIL_KINDS: readonly string[] = ['mail', SECRET_KINDS.mail]

/** The outbox kinds of all mails and text messages. */
export const MESSAGE_KINDS: readonly string[] = [...Object.keys(SECRET_KINDS), ...Object.values(SECRET_KINDS)]
