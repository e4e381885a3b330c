// The process that renders images and documents: the server's own goes on responding meanwhile.
import { giveWay } from './rendering/give-way'
import type { Order, Reply } from './rendering/protocol'
import type { Work } from './rendering/render'

type Renders = (...args: never[]) => Promise<Buffer>

/** Loaded when first needed: many shops have images for hours before a document. */
const WORK: Record<Work, () => Promise<Renders>> = {
  drawing: async () => (await import('@/lib/images/draw')).drawIllustration,
  copy: async () => (await import('./images/copy')).copyDrawing,
  'copy of a file': async () => (await import('./images/copy')).copyMedia,
  'preview of a file': async () => (await import('./images/copy')).copySocial,
  voucher: async () => (await import('./documents/voucher-pdf')).voucherPdf,
  receipt: async () => (await import('./documents/receipt-pdf')).receiptPdf,
  'tax document': async () => (await import('./documents/tax-document-pdf')).taxDocumentPdf,
  'apple pass': async () => (await import('./documents/apple-wallet')).applePassFile,
}

/** A server that was killed reads no reply, and needs no process that renders. */
const reply = (message: Reply) => process.send?.(message, (error: Error | null) => error && process.exit(0))

async function run({ id, work, args }: Order): Promise<void> {
  try {
    const renders = await WORK[work]()
    reply({ id, bytes: await renders(...(args as never[])) })
  } catch (error) {
    reply({ id, error: error instanceof Error ? String(error.stack) : String(error) })
  }
}

process.on('message', (order: Order) => void run(order))
// A supervisor signals all processes of the shop; the server still answers the requests in progress.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit(0))
giveWay()
reply({ ready: true })
