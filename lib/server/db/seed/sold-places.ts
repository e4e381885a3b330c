import { sql } from 'drizzle-orm'
import type { Queryable } from '../client'
import list from './sold-places.json' with { type: 'json' }

/**
 * Simulates sales in a new sandbox, so that some starts are sold out and others almost: `sold-places.json`
 * lists options with the day counted from today and the places left.
 */
export async function sellPlaces(db: Queryable): Promise<void> {
  await db.execute(sql`
    UPDATE slots SET sold = greatest(slots.capacity - given."left", 0)
    FROM jsonb_to_recordset(${JSON.stringify(list)}::jsonb) AS given ("option" text, "day" int, "left" int)
    JOIN options ON options.id = given."option"
    JOIN products ON products.id = options.product_id
    WHERE slots.option_id = given."option"
      AND slots.local_date = (now() AT TIME ZONE products.time_zone)::date + given."day"`)
}
