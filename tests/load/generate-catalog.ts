import { sql } from 'drizzle-orm'
import { inLocale, type Localized } from '@/lib/domain/locale'
import type { Database } from '@/lib/server/db/client'
import { readSeed } from '@/lib/server/db/seed/seed-files'

const BATCH = 2_000

const { products, destinations: areas = [] } = await readSeed()

/**
 * Syllables of invented place names, so that the vocabulary is about as large as that of a real catalog.
 */
const SYLLABLES: Localized<string[]> = {
  en: 'ba lo mi sa ren tu vel ka nor pi da shi mun tar go el wan fi cor hu zan del ami ost'.split(' '),
  th: 'บาง นา ดอน คลอง หนอง สวน ทอง แก้ว งาม ศรี ชัย เมือง ท่า เกาะ ป่า ดาว'.split(' '),
  'zh-cn': '安 平 水 石 云 林 东 南 西 北 金 玉 龙 凤 春 秋 古 新 桥 湖 山 溪 花 竹'.split(' '),
}

/** Yields a deterministic sequence of pseudo-random numbers. */
function* randomNumbers(seed: number): Generator<number> {
  let state = seed
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

interface Variant {
  id: string
  base: string
  area: string
  names: Localized
  position: number
  percent: number
  featured_rank: number | null
  rating: number | null
}

function* variants(count: number): Generator<Variant> {
  const random = randomNumbers(7)
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor((random.next().value ?? 0) * values.length)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }
  for (let index = 0; index < count; index++) {
    const [base, area] = [pick(products), pick(areas)]
    const quarter = (locale: keyof Localized, syllables: number) =>
      Array.from({ length: syllables }, () => pick(inLocale(SYLLABLES, locale))).join('')
    const village = quarter('en', 3)
    yield {
      id: `bench-${String(index).padStart(6, '0')}-${area.slug}`,
      base: base.id,
      area: area.slug,
      names: {
        en: `${village[0]?.toUpperCase()}${village.slice(1)} ${area.name.en}: ${base.name.en}`,
        th: `${base.name.th} ${quarter('th', 2)} ${area.name.th}`,
        'zh-cn': `${area.name['zh-cn']}${quarter('zh-cn', 2)}：${base.name['zh-cn']}`,
      },
      position: 1000 + index,
      percent: 40 + Math.floor((random.next().value ?? 0) * 400),
      featured_rank: index % 1000 === 0 ? 100 + index / 1000 : null,
      rating: pick([null, null, 31, 38, 42, 45, 47, 49]),
    }
  }
}

async function insertBatch(db: Database, batch: Variant[]): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
    AS v (id text, base text, area text, names jsonb, position int, percent int, featured_rank int, rating int)`
  await db.transaction(async (tx) => {
    await tx.execute(sql`CREATE TEMPORARY TABLE variants ON COMMIT DROP AS SELECT * FROM ${rows}`)
    await tx.execute(sql`INSERT INTO products SELECT (jsonb_populate_record(p, jsonb_build_object('id', v.id,
      'position', v.position, 'featured_rank', v.featured_rank))).* FROM variants v JOIN products p ON p.id = v.base`)
    await tx.execute(sql`INSERT INTO product_areas SELECT id, area, 0 FROM variants`)
    await tx.execute(sql`INSERT INTO product_translations SELECT (jsonb_populate_record(t, jsonb_build_object(
      'product_id', v.id, 'name', v.names ->> t.locale))).* FROM variants v
      JOIN product_translations t ON t.product_id = v.base`)
    await tx.execute(sql`INSERT INTO options SELECT (jsonb_populate_record(o, jsonb_build_object('id',
      v.id || '.' || o.position, 'product_id', v.id))).* FROM variants v
      JOIN options o ON o.product_id = v.base AND o.position < 2`)
    await tx.execute(sql`INSERT INTO units SELECT (jsonb_populate_record(u, jsonb_build_object('option_id',
      v.id || '.' || o.position))).* FROM variants v
      JOIN options o ON o.product_id = v.base AND o.position < 2
      JOIN units u ON u.option_id = o.id AND u.position = 0`)
    await tx.execute(sql`INSERT INTO prices SELECT DISTINCT ON (v.id, o.position) v.id || '.' || o.position,
      u.code, current_date, '9999-12-31'::date, greatest(100, pr.amount * v.percent / 10000 * 100), pr.currency
      FROM variants v
      JOIN options o ON o.product_id = v.base AND o.position < 2
      JOIN units u ON u.option_id = o.id AND u.position = 0
      JOIN prices pr ON pr.option_id = o.id AND pr.unit_code = u.code`)
  })
}

/**
 * Adds products to a seeded database, each a variant of a seed product with another place, price and name.
 * They have no slots: see `openDays`.
 */
export async function generateProducts(
  db: Database,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  let batch: Variant[] = []
  let done = 0
  const write = async () => {
    await insertBatch(db, batch)
    done += batch.length
    batch = []
    onProgress(done)
  }
  for (const variant of variants(count)) {
    batch.push(variant)
    if (batch.length === BATCH) await write()
  }
  if (batch.length > 0) await write()
}

/**
 * Writes ratings and the open days of 180 days of slots directly into the search index. Nine million slots
 * would not change what is measured.
 */
export async function openDays(db: Database): Promise<void> {
  const pattern = (shift: number) => sql`(
    SELECT range_agg(daterange(current_date + day, current_date + day, '[]')) FROM generate_series(0, 179) AS day
    WHERE (day + n) % 7 <> 0 AND (day * 31 + n * ${shift}::int) % 23 <> 0
  )`
  await db.execute(sql`
    WITH patterns AS MATERIALIZED (
      SELECT n, ${pattern(3)} AS days, ${pattern(5)} AS other FROM generate_series(0, 99) AS n
    )
    UPDATE product_search_index s SET open_days = CASE WHEN s.nightly THEN ARRAY[days, other] ELSE ARRAY[days] END
    FROM patterns WHERE n = s.position % 100 AND s.open_days IS NOT NULL AND s.product_id LIKE 'bench-%'`)
  await db.execute(sql`
    UPDATE product_search_index SET rating_x10 = 30 + position % 21, review_count = 1 + position % 400
    WHERE position % 3 > 0 AND product_id LIKE 'bench-%'`)
  // These rows were written three times, unlike in the shop; their dead tuples would slow down the scans.
  await db.execute(sql`VACUUM (FULL, ANALYZE) product_search_index`)
  await db.execute(sql`VACUUM (ANALYZE) product_search_index`)
}
