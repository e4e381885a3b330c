import type { z } from 'zod'
import type * as contract from '@/lib/contract/booking-changes'
import { ApiError, type FieldProblem } from '@/lib/contract/error'
import { isRedeemed, unitRules } from '@/lib/server/cancellations/repo'
import { database, type Transaction } from '@/lib/server/db/client'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import { requestHash, requireKey } from '@/lib/server/http/idempotency'
import { limit } from '@/lib/server/http/rate-limit'
import { insertBookingChange } from '@/lib/server/orders/booking-change-repo'
import { changeableOf } from '@/lib/server/orders/change-view'
import type { UnitItemRow } from '@/lib/server/orders/repo'
import { orderView } from '@/lib/server/orders/service'
import { newVoucherCode } from '@/lib/server/orders/voucher'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { keyedHashes } from '@/lib/server/secret'
import { beginChange, type ChangeRequest, type OpenChange } from './begin-change'
import { mailNamesChanged } from './mail-changed'
import { updatePeople } from './repo'

type Body = z.output<typeof contract.changeTravellerNames.body>
type Rules = Awaited<ReturnType<typeof unitRules>>

/** As stored: names have no line breaks, and one form of each letter. */
const oneLine = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

function ageProblem(age: number | undefined, { units }: Rules, unitCode: string): FieldProblem | null {
  const unit = units.find(({ code }) => code === unitCode)
  if (age === undefined) return { code: 'required' }
  if (unit?.minAge != null && age < unit.minAge) return { code: 'too_small', values: { limit: unit.minAge } }
  if (unit?.maxAge != null && age > unit.maxAge) return { code: 'too_big', values: { limit: unit.maxAge } }
  return null
}

/** Returns the unit items whose people change, as they are then. */
function changedItems(
  items: readonly UnitItemRow[],
  travellers: Body['travellers'],
  rules: Rules,
): UnitItemRow[] {
  const fields: Record<string, FieldProblem[]> = {}
  const changed = new Map<string, UnitItemRow>()
  for (const [index, { unit_item_id: id, person, full_name, age }] of travellers.entries()) {
    const path = `travellers.${index}`
    const item = changed.get(id) ?? items.find((one) => one.id === id && one.cancelledAt === null)
    const before =
      item && (person === 0 ? { name: item.travellerName, age: item.age } : item.companions[person - 1])
    if (!item || !before || before.name === null) {
      fields[`${path}.unit_item_id`] = [{ code: 'invalid' }]
      continue
    }
    const name = oneLine(full_name)
    const problem = before.age === null ? null : ageProblem(age, rules, item.unitCode)
    if (problem) fields[`${path}.age`] = [problem]
    const after = { name, age: before.age === null ? null : (age ?? null) }
    if (name === before.name && after.age === before.age) continue
    changed.set(
      id,
      person === 0
        ? { ...item, travellerName: after.name, age: after.age }
        : {
            ...item,
            companions: item.companions.map((other, at) =>
              at === person - 1 ? { ...other, ...after } : other,
            ),
          },
    )
  }
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION_FAILED', { fields })
  return [...changed.values()]
}

async function applyNames(
  db: Transaction,
  { order, booking, items }: OpenChange,
  body: Body,
  { key, hashes: [hash = ''] }: ChangeRequest,
  now: Date,
): Promise<void> {
  const { names } = changeableOf(booking, items, await isRedeemed(db, booking.id), now)
  if (names.refusal) throw new ApiError(names.refusal)
  const changed = changedItems(items, body.travellers, await unitRules(db, booking.optionId))
  if (changed.length === 0) throw new ApiError('NOTHING_TO_CHANGE')
  await insertBookingChange(
    db,
    {
      bookingId: booking.id,
      key,
      requestHash: hash,
      kind: 'names',
      currency: booking.currency,
      createdAt: now,
    },
    newVoucherCode(),
  )
  for (const item of changed) await updatePeople(db, item)
  await mailNamesChanged(db, order, booking)
}

/**
 * Changes names of travellers of a confirmed booking, in one transaction: the voucher gets another code, and a mail has the
 * new vouchers. Repeating a key does nothing.
 * @throws ApiError ORDER_NOT_FOUND, BOOKING_NOT_FOUND, IDEMPOTENCY_CONFLICT, RATE_LIMITED; BOOKING_NOT_CHANGEABLE,
 *   CHANGE_CLOSED, NOTHING_TO_CHANGE; VALIDATION_FAILED if a traveller has no name in the booking or the age does not fit
 */
export async function changeTravellerNames(
  orderId: string,
  bookingId: string,
  body: Body,
  context: SignedIn,
  now = new Date(),
): Promise<z.input<typeof contract.changeTravellerNames.response>> {
  const { userId } = context.session
  await limit('booking-changes-user', userId)
  const request: ChangeRequest = {
    orderId,
    bookingId,
    ownerId: userId,
    key: requireKey(context),
    // A record of a change remains when the account is deleted, so it must not show which names it was.
    hashes: keyedHashes('names-change', requestHash(body)),
  }
  await database().transaction(async (db) => {
    const open = await beginChange(db, request)
    if (open) await applyNames(db, open, body, request, now)
  })
  wakeOutbox()
  return ok(await orderView(userId, orderId, context.locale))
}
