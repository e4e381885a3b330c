import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/server/db/client'
import { insertRows } from '@/lib/server/db/insert-rows'
import { esimProfiles, extras, options, prices, units } from '@/lib/server/db/schema'
import { dropOptions, dropUnits } from './drop-options-repo'
import type { StoredOption, StoredProduct } from './stored-product'

/** Rows per statement. */
const BATCH = 1000
function* batches<T>(list: readonly T[]): Generator<T[]> {
  for (let at = 0; at < list.length; at += BATCH) yield list.slice(at, at + BATCH)
}

function optionRow(option: StoredOption, productId: string, position: number): typeof options.$inferInsert {
  const { plan, route } = option
  return {
    id: option.id,
    productId,
    position,
    dateMode: option.window,
    inventory: option.inventory,
    cutoffMinutes: option.cutoff_minutes,
    minUnits: option.min_units,
    maxUnits: option.max_units,
    policyCode: option.policy,
    changes: option.changes && {
      dateHours: option.changes.date_hours,
      namesHours: option.changes.names_hours,
    },
    questions: option.questions,
    idCardCountry: option.id_card_country,
    fulfilmentMethods: option.fulfilment,
    guideLanguages: option.guide_languages,
    route: route && {
      from: route.from,
      to: route.to,
      minutes: route.minutes,
      opposite: route.opposite,
      bags: route.bags && {
        included: route.bags.included,
        maxKg: route.bags.max_kg,
        maxCm: route.bags.max_cm,
      },
      meeting: route.meeting,
    },
    pickup: option.pickup,
    groupType: option.party,
    isLeadPrice: option.lead_price,
    plan: plan && {
      gigabytes: plan.gigabytes,
      days: plan.days,
      networks: plan.networks,
      fairUse: plan.fair_use && {
        gigabytesPerDay: plan.fair_use.gigabytes_per_day,
        kilobitsPerSecond: plan.fair_use.kilobits_per_second,
      },
      hotspot: plan.hotspot,
      validityStarts: plan.validity_starts,
      ...(plan.countries && { countries: plan.countries }),
    },
    menu: option.menu,
    rollingAvailability: option.rolling,
    name: option.name,
    summary: option.summary,
  }
}

async function writeOptionRows(db: Transaction, list: readonly StoredProduct[]): Promise<void> {
  const rows = list.flatMap((product) =>
    product.options.map((option, position) => optionRow(option, product.id, position)),
  )
  await insertRows(db, options, rows, {
    key: ['id'],
    except: ['productId'],
    also: [sql`discontinued_at = NULL`],
  })
}

/** In one statement: a unit may reference another of the same option. */
async function writeUnitRows(db: Transaction, list: readonly StoredOption[]): Promise<void> {
  const rows = list.flatMap((option) =>
    option.units.map((unit, position) => ({
      optionId: option.id,
      code: unit.code,
      position,
      label: unit.label,
      minAge: unit.min_age,
      maxAge: unit.max_age,
      paxCount: unit.pax_count,
      accompaniedBy: unit.accompanied_by,
      maxQuantity: unit.max_quantity,
      group: unit.group,
    })),
  )
  await insertRows(db, units, rows, {
    key: ['optionId', 'code'],
    also: [sql`discontinued_at = NULL`],
  })
}

async function writePrices(db: Transaction, list: readonly StoredProduct[]): Promise<void> {
  const rows = list.flatMap(({ currency, options: all }) =>
    all.flatMap(({ id, units: current }) =>
      current.flatMap(({ code, periods }) =>
        periods.map(({ from, to, amount }) => ({
          optionId: id,
          unitCode: code,
          fromDate: from,
          toDate: to,
          amount,
          currency,
        })),
      ),
    ),
  )
  await insertRows(db, prices, rows)
  const extraRows = list.flatMap(({ options: all }) =>
    all.flatMap((option) =>
      option.extras.map(({ code, name, price, deposit }, position) => ({
        optionId: option.id,
        code,
        position,
        name,
        ...price,
        deposit,
      })),
    ),
  )
  await insertRows(db, extras, extraRows)
}

export interface Change {
  before: StoredProduct | null
  after: StoredProduct
}

/** Whether an option loses units; a restored option may have hidden ones. */
function losesUnits(option: StoredOption, before: StoredProduct): boolean {
  const old = before.options.find(({ id }) => id === option.id)
  return !old || old.units.some(({ code }) => !option.units.some((unit) => unit.code === code))
}

async function deleteMissing(db: Transaction, { before, after }: Change): Promise<void> {
  if (!before) return
  if (before.options.some(({ id }) => !after.options.some((option) => option.id === id)))
    await dropOptions(db, after)
  for (const option of after.options) if (losesUnits(option, before)) await dropUnits(db, option)
}

/** Writes the products' options with units, prices and extras; slots are written separately. */
export async function writeOptions(db: Transaction, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const list = changes.map(({ after }) => after)
  const all = list.flatMap((product) => product.options)
  const ids = all.map(({ id }) => id)
  await writeOptionRows(db, list)
  await db.delete(prices).where(inArray(prices.optionId, ids))
  await db.delete(extras).where(inArray(extras.optionId, ids))
  await writeUnitRows(db, all)
  for (const change of changes) await deleteMissing(db, change)
  await writePrices(db, list)
}

/** Adds eSIM profiles; existing ones are left unchanged. */
export async function addProfiles(
  db: Transaction,
  optionId: string,
  profiles: ReadonlyArray<{ iccid: string; activation_code: string }>,
): Promise<void> {
  for (const some of batches(profiles))
    await db
      .insert(esimProfiles)
      .values(some.map(({ iccid, activation_code: activationCode }) => ({ optionId, iccid, activationCode })))
      .onConflictDoNothing()
}
