import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import * as contract from '@/lib/contract/travellers'
import { lockUser } from '@/lib/server/cart/repo'
import { database, type Transaction } from '@/lib/server/db/client'
import { isUuid } from '@/lib/server/db/uuid'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import * as repo from './repo'

type Answer<O extends { response: z.ZodType }> = Promise<z.input<O['response']>>

export function travellerView({ id, fullName, passportNumber }: repo.TravellerRow): contract.SavedTraveller {
  return { id, full_name: fullName, passport_number: passportNumber }
}

export async function listTravellers({ session }: SignedIn): Answer<typeof contract.listTravellers> {
  return ok((await repo.travellersOf(session.userId)).map(travellerView))
}

/** @throws ApiError TRAVELLER_NOT_FOUND, also for somebody else's; TRAVELLER_EXISTS where another has the name */
export async function updateTraveller(
  id: string,
  { full_name, passport_number }: z.output<typeof contract.updateTraveller.body>,
  { session: { userId } }: SignedIn,
): Answer<typeof contract.updateTraveller> {
  const change = {
    ...(full_name !== undefined && { fullName: full_name }),
    ...(passport_number !== undefined && { passportNumber: passport_number }),
  }
  if (!isUuid(id)) throw new ApiError('TRAVELLER_NOT_FOUND')
  const row = await database().transaction(async (db) => {
    await lockUser(db, userId)
    if (full_name !== undefined && (await repo.isNameTaken(db, userId, full_name, id)))
      throw new ApiError('TRAVELLER_EXISTS')
    return repo.updateTraveller(db, userId, id, change)
  })
  if (!row) throw new ApiError('TRAVELLER_NOT_FOUND')
  return ok(travellerView(row))
}

/** @throws ApiError TRAVELLER_NOT_FOUND, also for somebody else's */
export async function deleteTraveller(
  id: string,
  { session }: SignedIn,
): Answer<typeof contract.deleteTraveller> {
  if (!(await repo.deleteTraveller(session.userId, id))) throw new ApiError('TRAVELLER_NOT_FOUND')
  return ok({ id })
}

interface Told {
  fullName: string
  passportNumber: string | null
  save: boolean
}

/**
 * Keeps those of an order's travellers that somebody asked to keep, and notes who was booked for again. Whoever is one
 * too many, or has too long a name, is left out: an order does not fail for it. Only for who holds the visitor's lock.
 */
export async function saveTravellers(db: Transaction, userId: string, told: readonly Told[], now: Date) {
  for (const { save, ...person } of told) {
    if (person.fullName === '' || person.fullName.length > contract.LONGEST_NAME) continue
    if (!save) await repo.touchTraveller(db, userId, person.fullName, now)
    else if (await repo.renewTraveller(db, userId, person, now)) continue
    else if ((await repo.countTravellers(db, userId)) < contract.MOST_TRAVELLERS)
      await repo.insertTraveller(db, userId, person, now)
  }
}
