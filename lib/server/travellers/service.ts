import type { z } from 'zod'
import { ApiError } from '@/lib/contract/error'
import type * as contract from '@/lib/contract/travellers'
import { MAX_FULL_NAME_LENGTH } from '@/lib/domain/name-length'
import { MAX_SAVED_TRAVELLERS } from '@/lib/domain/travellers'
import { lockUser } from '@/lib/server/cart/repo'
import { database, type Transaction } from '@/lib/server/db/client'
import { isUuid } from '@/lib/server/db/uuid'
import type { SignedIn } from '@/lib/server/http/context'
import { ok } from '@/lib/server/http/define-route'
import * as repo from './repo'

type Result<O extends { response: z.ZodType }> = Promise<z.input<O['response']>>

export function travellerView(row: repo.TravellerRow): contract.SavedTraveller {
  return {
    id: row.id,
    full_name: row.fullName,
    passport_number: row.passportNumber,
    nationality: row.nationality,
    national_id_number: row.nationalIdNumber,
  }
}

export async function listTravellers({ session }: SignedIn): Result<typeof contract.listTravellers> {
  return ok((await repo.travellersOf(session.userId)).map(travellerView))
}

/** @throws ApiError TRAVELLER_NOT_FOUND, also for another account's; TRAVELLER_EXISTS if the name is taken */
export async function updateTraveller(
  id: string,
  {
    full_name,
    passport_number,
    nationality,
    national_id_number,
  }: z.output<typeof contract.updateTraveller.body>,
  { session: { userId } }: SignedIn,
): Result<typeof contract.updateTraveller> {
  const change = {
    ...(full_name !== undefined && { fullName: full_name }),
    ...(passport_number !== undefined && { passportNumber: passport_number }),
    ...(nationality !== undefined && { nationality }),
    ...(national_id_number !== undefined && { nationalIdNumber: national_id_number }),
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

/** @throws ApiError TRAVELLER_NOT_FOUND, also for another account's */
export async function deleteTraveller(
  id: string,
  { session }: SignedIn,
): Result<typeof contract.deleteTraveller> {
  if (!(await repo.deleteTraveller(session.userId, id))) throw new ApiError('TRAVELLER_NOT_FOUND')
  return ok({ id })
}

interface OrderTraveller {
  fullName: string
  passportNumber: string | null
  nationality: string | null
  nationalIdNumber: string | null
  save: boolean
}

/**
 * Saves the order's travellers marked for saving and updates when known ones
 * were last booked. Skips those above the limit or with too long a name, so
 * that the order does not fail. The caller must hold the user lock.
 */
export async function saveTravellers(
  db: Transaction,
  userId: string,
  travellers: readonly OrderTraveller[],
  now: Date,
) {
  for (const { save, ...person } of travellers) {
    if (person.fullName === '' || person.fullName.length > MAX_FULL_NAME_LENGTH) continue
    if (!save) await repo.touchTraveller(db, userId, person.fullName, now)
    else if (await repo.refreshTraveller(db, userId, person, now)) continue
    else if ((await repo.countTravellers(db, userId)) < MAX_SAVED_TRAVELLERS)
      await repo.insertTraveller(db, userId, person, now)
  }
}
