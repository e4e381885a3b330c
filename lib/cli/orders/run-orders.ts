import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { ApiError } from '@/lib/contract/error'
import { DEFAULT_LOCALE } from '@/lib/domain/locale'
import { translator } from '@/lib/i18n/translate'
import { cancel } from '@/lib/server/cancellations/cancel-booking'
import { cancellationQuoteOf } from '@/lib/server/cancellations/cancellation-quote'
import { database } from '@/lib/server/db/client'
import { unitItemsOf } from '@/lib/server/orders/repo'
import { MESSAGE_KINDS } from '@/lib/server/outbox/kinds'
import { failingRows } from '@/lib/server/outbox/repo'
import { drainOutbox } from '@/lib/server/outbox/worker'
import {
  REFUND_OUTCOMES,
  reconcileNow,
  recordRefundOutcome,
  refundSome,
  replayNotification,
  resumeOutbox,
} from '@/lib/server/staff/actions'
import { confirmBooking, declineBooking } from '@/lib/server/suppliers/confirm-booking'
import { print, printError, printToStderr } from '../output'
import type { OperatorCommand } from '../record-command'
import { withShopDatabase } from '../shop-database'
import { Misused, parseAmount, parseLimit } from './arguments'
import { at, sum } from './details'
import {
  byNumber,
  currencyOf,
  type Invocation,
  isNotFound,
  OPTIONS,
  reasonOf,
  requestedBooking,
  requestedOrder,
  requireReason,
  staffMember,
} from './invocation'
import { runLedger } from './ledger'
import { list, printAll } from './list'
import { outboxLine } from './outbox-line'
import { printOrder } from './print-order'
import { runReport } from './report'
import { runResolveCapture } from './resolve-capture'
import { GOODS_COMMANDS, GOODS_USAGE } from './run-goods'
import { runSeats } from './run-seats'
import { runSandboxSettlement, runSettle } from './settle'
import { issueTaxInvoice, listTaxDocuments } from './tax'

const USAGE = `npm run orders -- list [--status STATUS] [--limit N] [--refunds] [--deposits] [--unmatched] [--outbox] [--overdue]
npm run orders -- list --goods [--state STATE] [--limit N]
npm run orders -- show ORDER
npm run orders -- confirm ORDER [--booking N] --by NAME
npm run orders -- decline ORDER [--booking N] --reason TEXT --by NAME
npm run orders -- seats ORDER [--booking N] [--return] [--coach 7] [--seats "21, 22"] --by NAME
npm run orders -- cancel ORDER [--booking N] [--travellers 1,3] [--full-refund] [--dry-run] --reason TEXT --by NAME
npm run orders -- refund ORDER --amount 100.00 [--booking N] --reason TEXT --by NAME
npm run orders -- refund ORDER --refund ID --done [--reference REF] [--reason TEXT] --by NAME
npm run orders -- refund ORDER --refund ID --elsewhere|--failed|--again [--reason TEXT] --by NAME
${GOODS_USAGE}
npm run orders -- replay-notice NOTIFICATION|INVOICE --by NAME
npm run orders -- reconcile [ORDER] --by NAME
npm run orders -- resolve-capture ID [--elsewhere|--goodwill|--recorded] --reason TEXT --by NAME
npm run orders -- mails [--limit N]
npm run orders -- mails ID|all --by NAME
npm run orders -- resume-outbox ID|all --by NAME
npm run orders -- settle FILE [--format FORMAT] [--from DAY] [--to DAY] [--json]
npm run orders -- sandbox-settlement FILE [--date DAY] [--format FORMAT] [--currency THB]
npm run orders -- ledger [FILE] --from DAY --to DAY
npm run orders -- report --from DAY --to DAY [--json|--csv] [--chart FILE]
npm run orders -- tax-documents MONTH [--csv]
npm run orders -- tax-invoice ORDER [--buyer-name TEXT --buyer-address TEXT [--buyer-tax-id ID --buyer-branch NUMBER]] --reason TEXT --by NAME
ORDER is a reference (SH-7Q4K-2612) or an id; N and the travellers are the numbers that 'show' prints.`

async function runCancel(invocation: Invocation): Promise<void> {
  const { values } = invocation
  const order = await requestedOrder(invocation)
  const { booking, bookings } = await requestedBooking(order, invocation)
  const items = await unitItemsOf([booking.id])
  const unitItemIds = values.travellers?.split(',').map((text) => {
    const { id, cancelledAt } = byNumber(items, text.trim(), 'traveller')
    if (cancelledAt) throw new Misused(`Traveller ${text.trim()} was cancelled at ${at(cancelledAt)}.`)
    return id
  })
  const waived = values['full-refund'] ?? false
  const now = new Date()
  const request = { order, bookings, booking, unitItemIds, waived, locale: DEFAULT_LOCALE, now }
  const { refund, paid } = await cancellationQuoteOf(database(), request)
  const amounts = `${sum(refund.amount, refund.currency)} of ${sum(paid.amount, paid.currency)}`
  const isPaid = paid.amount > 0
  if (values['dry-run'])
    return print(
      `${isPaid ? `Would refund ${amounts}` : 'Nothing was paid'}. Nothing was changed (--dry-run).`,
    )
  await cancel(
    {
      orderId: order.id,
      bookingId: booking.id,
      unitItemIds,
      waived,
      actor: staffMember(invocation),
      reason: requireReason(invocation),
      key: randomUUID(),
    },
    now,
  )
  print(isPaid ? `Cancelled; ${amounts} will be refunded.` : 'Cancelled; nothing was paid.')
}

async function runRefund(invocation: Invocation): Promise<void> {
  const { values } = invocation
  const order = await requestedOrder(invocation)
  const by = staffMember(invocation)
  if (values.refund) {
    const outcomes = REFUND_OUTCOMES.filter((flag) => values[flag])
    const [outcome] = outcomes
    if (!outcome || outcomes.length > 1)
      throw new Misused('Choose one of --done, --elsewhere, --failed and --again')
    const refund = { orderId: order.id, id: values.refund }
    const notes = { reason: reasonOf(invocation), reference: values.reference.trim() }
    if (notes.reference && outcome !== 'done') throw new Misused('Only --done has a --reference.')
    await recordRefundOutcome(refund, outcome, by, notes).catch((error) => {
      throw isNotFound(error) ? new Misused(`Order ${order.reference} has no refund ${refund.id}`) : error
    })
    return print('Recorded.')
  }
  if (!values.amount) throw new Misused('Missing: --amount 100.00')
  const { booking } = values.booking ? await requestedBooking(order, invocation) : { booking: null }
  const money = parseAmount(values.amount, '--amount', await currencyOf(order))
  if (money.amount === 0) throw new Misused('--amount must be more than 0.')
  await refundSome(order.id, money, by, { bookingId: booking?.id, reason: requireReason(invocation) })
  print(`${sum(money.amount, money.currency)} will be refunded.`)
}

async function decideBooking(decision: 'confirm' | 'decline', invocation: Invocation): Promise<void> {
  const order = await requestedOrder(invocation)
  const { booking } = await requestedBooking(order, invocation)
  const by = staffMember(invocation)
  if (decision === 'confirm') await confirmBooking(order.id, booking.id, by, { reason: reasonOf(invocation) })
  else await declineBooking(order.id, booking.id, by, requireReason(invocation))
  print(decision === 'confirm' ? 'Confirmed.' : 'Declined; the full amount will be refunded.')
}

async function runReplay(invocation: Invocation): Promise<void> {
  const { target } = invocation
  if (!target) throw new Misused('Missing: NOTIFICATION or INVOICE')
  const result = await replayNotification(target, staffMember(invocation)).catch((error) => {
    throw isNotFound(error) ? new Misused(`There is no notification or payment ${target}.`) : error
  })
  print(result ? `Gateway state: ${result.state}.` : 'The gateway could not be queried.')
}

async function runReconcile(invocation: Invocation): Promise<void> {
  const order = invocation.target ? await requestedOrder(invocation) : null
  const checked = await reconcileNow(order, staffMember(invocation))
  print(`Checked ${checked} ${checked === 1 ? 'payment' : 'payments'}.`)
}

/** @param kinds of the rows; any if null */
async function runResumeOutbox(
  invocation: Invocation,
  kinds: readonly string[] | null = null,
): Promise<void> {
  const { target } = invocation
  if (!target || (target !== 'all' && !/^\d{1,15}$/.test(target))) throw new Misused('Missing: ID or all')
  const resumed = await resumeOutbox(target === 'all' ? null : Number(target), staffMember(invocation), kinds)
  if (resumed === 0) throw new Misused(target === 'all' ? 'Nothing fails.' : `Row ${target} does not fail.`)
  print(`Resumed: ${resumed}.`)
}

/** Lists the mails and text messages that could not be delivered, or sends them again. */
async function runMails(invocation: Invocation): Promise<void> {
  if (invocation.target) return runResumeOutbox(invocation, MESSAGE_KINDS)
  const rows = await failingRows(parseLimit(invocation.values.limit), MESSAGE_KINDS)
  printAll(rows.map(outboxLine), 'All are delivered.')
}

const COMMANDS: Record<string, (invocation: Invocation) => Promise<void>> = {
  list,
  show: async (invocation) => printOrder(await requestedOrder(invocation)),
  confirm: (invocation) => decideBooking('confirm', invocation),
  decline: (invocation) => decideBooking('decline', invocation),
  seats: runSeats,
  cancel: runCancel,
  refund: runRefund,
  ...GOODS_COMMANDS,
  'replay-notice': runReplay,
  reconcile: runReconcile,
  'resolve-capture': runResolveCapture,
  mails: runMails,
  'resume-outbox': (invocation) => runResumeOutbox(invocation),
  'sandbox-settlement': runSandboxSettlement,
  ledger: runLedger,
  report: runReport,
  'tax-documents': listTaxDocuments,
  'tax-invoice': issueTaxInvoice,
}

/** Commands that end with an exit code of their own. */
const REPORTS: Record<string, (invocation: Invocation) => Promise<number>> = { settle: runSettle }

/** Returns the message of a usage or API error; null for an unexpected error. */
function messageOf(error: unknown): string | null {
  if (error instanceof Misused) return error.message
  return error instanceof ApiError ? translator(DEFAULT_LOCALE)(`errors.${error.code}`, error.values) : null
}

/**
 * @returns `isData`: whether the command writes data for other programs to stdout
 * @throws Misused if the arguments are invalid
 */
function parse(args: string[]): { command: OperatorCommand; run: () => Promise<number>; isData: boolean } {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
    const [name, target, ...rest] = positionals
    const isComplete = name !== undefined && rest.length === 0
    const report = isComplete ? REPORTS[name] : undefined
    const command = isComplete ? COMMANDS[name] : undefined
    const isData =
      values.json === true ||
      (name === 'ledger' && target === undefined) ||
      (name === 'report' && values.csv === true)
    const recorded = { command: 'orders', action: name ?? '', target, by: values.by }
    if (report) return { command: recorded, run: () => report({ values, target }), isData }
    if (!command) throw new Misused(USAGE)
    return { command: recorded, run: () => command({ values, target }).then(() => 0), isData }
  } catch (error) {
    if (error instanceof Misused) throw error
    throw new Misused(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

/**
 * Runs `npm run orders` on the database of the shop.
 * @param args the arguments of the command
 * @returns the exit code: 2 for invalid arguments, 1 for another failure or a settlement file that differs
 */
export async function runOrders(args: string[]): Promise<number> {
  let printToStdout: (() => void) | undefined
  try {
    const { command, run, isData } = parse(args)
    if (isData) printToStdout = printToStderr()
    return await withShopDatabase(
      command,
      // Also after an error, since the connections are closed next.
      () => run().finally(drainOutbox),
      { schemaOnly: true },
    )
  } catch (error) {
    printError(messageOf(error) ?? error)
    return error instanceof Misused ? 2 : 1
  } finally {
    printToStdout?.()
  }
}
