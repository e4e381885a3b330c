import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { ApiError } from '@/lib/contract/error'
import { BOOKING_STATUSES } from '@/lib/domain/booking'
import { translator } from '@/lib/i18n/translate'
import { cancel } from '@/lib/server/cancellations/cancel-booking'
import { cancellationQuoteOf } from '@/lib/server/cancellations/cancellation-quote'
import { database } from '@/lib/server/db/client'
import { openDeposits } from '@/lib/server/orders/deposit-repo'
import { type BookingRow, bookingsOf, type OrderRow, unitItemsOf } from '@/lib/server/orders/repo'
import { attemptsOf, findAnyOrder, newestOrders, openRefunds } from '@/lib/server/orders/staff-repo'
import { drainOutbox } from '@/lib/server/outbox/worker'
import { returnDeposit } from '@/lib/server/refunds/return-deposit'
import {
  type RefundOutcome,
  reconcileNow,
  recordRefundOutcome,
  refundSome,
  replayNotice,
} from '@/lib/server/staff/actions'
import { confirmBooking, declineBooking } from '@/lib/server/suppliers/confirm-booking'
import { amountOf, Misused, maxOf } from './orders-arguments'
import { at, sum } from './orders-details'
import { printOrder } from './orders-print'
import { printError, say } from './output'
import { withShopDatabase } from './shop-database'

const USAGE = `npm run orders -- list [--status STATUS] [--limit N] [--refunds] [--deposits]
npm run orders -- show ORDER
npm run orders -- confirm ORDER [--booking N] --by NAME
npm run orders -- decline ORDER [--booking N] --reason TEXT --by NAME
npm run orders -- cancel ORDER [--booking N] [--travellers 1,3] [--full-refund] [--dry-run] --reason TEXT --by NAME
npm run orders -- refund ORDER --amount 100.00 [--booking N] --reason TEXT --by NAME
npm run orders -- refund ORDER --refund ID --done|--failed|--again [--reason TEXT] --by NAME
npm run orders -- return-deposit ORDER [--booking N] [--keep 20.00 --reason TEXT] --by NAME
npm run orders -- replay-notice NOTICE|INVOICE --by NAME
npm run orders -- reconcile [ORDER] --by NAME
ORDER is a reference (SH-7Q4K-2612) or an id; N and the travellers are the numbers that 'show' tells.`

const OPTIONS = {
  status: { type: 'string' },
  limit: { type: 'string', default: '20' },
  refunds: { type: 'boolean' },
  deposits: { type: 'boolean' },
  keep: { type: 'string' },
  booking: { type: 'string' },
  travellers: { type: 'string' },
  'full-refund': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  amount: { type: 'string' },
  refund: { type: 'string' },
  done: { type: 'boolean' },
  failed: { type: 'boolean' },
  again: { type: 'boolean' },
  reason: { type: 'string', default: '' },
  by: { type: 'string' },
} as const

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS })
  } catch (error) {
    printError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    process.exit(2)
  }
}

const { positionals, values } = readArguments()
const [command, named] = positionals
const reason = values.reason.trim()

function operator(): { operator: string } {
  const name = values.by?.trim()
  if (!name) throw new Misused('Who does it? --by NAME')
  return { operator: name }
}

function mustSay(): string {
  if (reason === '') throw new Misused('Why? --reason TEXT')
  return reason
}

async function orderNamed(): Promise<OrderRow> {
  if (!named) throw new Misused('Which order?')
  const order = await findAnyOrder(named)
  if (!order) throw new Misused(`There is no order ${named}.`)
  return order
}

function byNumber<T>(all: readonly T[], text: string, what: string): T {
  const one = /^\d+$/.test(text) ? all[Number(text) - 1] : undefined
  if (!one) throw new Misused(`There is no ${what} ${text}.`)
  return one
}

async function bookingNamed(order: OrderRow): Promise<{ booking: BookingRow; bookings: BookingRow[] }> {
  const bookings = await bookingsOf([order.id])
  if (!values.booking && bookings.length > 1) throw new Misused('Which of its bookings? --booking N')
  return { booking: byNumber(bookings, values.booking ?? '1', 'booking'), bookings }
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.code === 'NOT_FOUND'

function printAll(lines: ReadonlyArray<ReadonlyArray<string | null>>, none: string): void {
  if (lines.length === 0) say(none)
  for (const line of lines) say(line.join(' · '))
}

async function list(): Promise<void> {
  const most = maxOf(values.limit)
  if (values.refunds) {
    const open = (await openRefunds(most)).map(({ refund, reference, gateway }) => [
      reference,
      refund.id,
      refund.state,
      sum(refund.amount, refund.currency),
      gateway,
    ])
    return printAll(open, 'No refund is open.')
  }
  if (values.deposits) {
    const open = (await openDeposits(most)).map(({ booking, reference }) => [
      reference,
      `booking ${booking.position + 1}`,
      booking.snapshot.name.en,
      booking.localEndDate,
    ])
    return printAll(open, 'No deposit is to be given back.')
  }
  const wanted = BOOKING_STATUSES.find((status) => status === values.status) ?? null
  if (values.status && !wanted) throw new Misused(`A status is one of ${BOOKING_STATUSES.join(', ')}.`)
  const newest = (await newestOrders(wanted, most)).map(({ order, status }) => [
    order.reference,
    status,
    sum(order.total, order.currency),
    at(order.createdAt),
  ])
  printAll(newest, 'There is no such order.')
}

async function runCancel(): Promise<void> {
  const order = await orderNamed()
  const { booking, bookings } = await bookingNamed(order)
  const items = await unitItemsOf([booking.id])
  const unitItemIds = values.travellers?.split(',').map((text) => {
    const { id, cancelledAt } = byNumber(items, text.trim(), 'traveller')
    if (cancelledAt) throw new Misused(`Traveller ${text.trim()} was given up before, at ${at(cancelledAt)}.`)
    return id
  })
  const waived = values['full-refund'] ?? false
  const now = new Date()
  const asked = { order, bookings, booking, unitItemIds, waived, locale: 'en' as const, now }
  const { refund, paid } = await cancellationQuoteOf(database(), asked)
  const told = `${sum(refund.amount, refund.currency)} of ${sum(paid.amount, paid.currency)}`
  const isPaid = paid.amount > 0
  if (values['dry-run'])
    return say(
      `${isPaid ? `Would give back ${told}` : 'Nothing was paid for it'}. Nothing was done: --dry-run.`,
    )
  await cancel(
    {
      orderId: order.id,
      bookingId: booking.id,
      unitItemIds,
      waived,
      doer: operator(),
      reason: mustSay(),
      key: randomUUID(),
    },
    now,
  )
  say(isPaid ? `Cancelled; ${told} goes back.` : 'Cancelled; nothing was paid for it.')
}

/** What an order was charged in. */
async function currencyOf(order: OrderRow): Promise<string> {
  const paid = (await attemptsOf(order.id)).find(({ attempt }) => attempt.state === 'paid')?.attempt
  return paid?.currency ?? order.currency
}

async function runRefund(): Promise<void> {
  const order = await orderNamed()
  const by = operator()
  if (values.refund) {
    const answers = (['done', 'failed', 'again'] as RefundOutcome[]).filter((answer) => values[answer])
    const [answer] = answers
    if (!answer || answers.length > 1) throw new Misused('What became of it? --done, --failed or --again')
    const told = { orderId: order.id, id: values.refund }
    await recordRefundOutcome(told, answer, by, reason).catch((error) => {
      throw isNotFound(error)
        ? new Misused(`This refund is not of order ${order.reference}: ${told.id}`)
        : error
    })
    return say('Written down.')
  }
  if (!values.amount) throw new Misused('How much? --amount 100.00')
  const { booking } = values.booking ? await bookingNamed(order) : { booking: null }
  const money = amountOf(values.amount, '--amount', await currencyOf(order))
  if (money.amount === 0) throw new Misused('Nothing is no refund: --amount is more than 0.')
  await refundSome(order.id, money, by, { bookingId: booking?.id, reason: mustSay() })
  say(`${sum(money.amount, money.currency)} goes back.`)
}

async function runReturnDeposit(): Promise<void> {
  const order = await orderNamed()
  const { booking } = await bookingNamed(order)
  const { operator: name } = operator()
  const kept = values.keep ? amountOf(values.keep, '--keep', await currencyOf(order)).amount : 0
  const back = await returnDeposit(order.id, booking.id, {
    operator: name,
    kept,
    reason: kept > 0 ? mustSay() : reason,
  })
  say(`${sum(back.amount, back.currency)} of the deposit goes back.`)
}

async function answerBooking(answer: 'confirm' | 'decline'): Promise<void> {
  const order = await orderNamed()
  const { booking } = await bookingNamed(order)
  const by = operator()
  if (answer === 'confirm') await confirmBooking(order.id, booking.id, by, reason)
  else await declineBooking(order.id, booking.id, by, mustSay())
  say(answer === 'confirm' ? 'Confirmed.' : 'Declined; everything paid for it goes back.')
}

const COMMANDS: Record<string, () => Promise<void>> = {
  list,
  show: async () => printOrder(await orderNamed()),
  confirm: () => answerBooking('confirm'),
  decline: () => answerBooking('decline'),
  cancel: runCancel,
  refund: runRefund,
  'return-deposit': runReturnDeposit,
  'replay-notice': async () => {
    if (!named) throw new Misused('Which notice?')
    const finding = await replayNotice(named, operator()).catch((error) => {
      throw isNotFound(error) ? new Misused(`There is no notice or payment ${named}.`) : error
    })
    say(finding ? `The gateway says: ${finding.state}.` : 'The gateway could not be asked.')
  },
  reconcile: async () => {
    const asked = await reconcileNow(named ? await orderNamed() : null, operator())
    say(`Asked about ${asked} ${asked === 1 ? 'payment' : 'payments'}.`)
  },
}

/** What went wrong in the operator's words; null where it is no mistake of theirs. */
function wordsOf(error: unknown): string | null {
  if (error instanceof Misused) return error.message
  return error instanceof ApiError ? translator('en')(`errors.${error.code}`, error.values) : null
}

const run = command === undefined ? undefined : COMMANDS[command]
if (!run || positionals.length > 2) {
  printError(USAGE)
  process.exitCode = 2
} else {
  try {
    await withShopDatabase(
      async () => {
        await run()
        await drainOutbox()
      },
      { schemaOnly: true },
    )
  } catch (error) {
    printError(wordsOf(error) ?? error)
    process.exitCode = error instanceof Misused ? 2 : 1
  }
}
