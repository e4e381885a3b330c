import type { IllustrationSpec } from '@sunhop/illustrations'
import { Client } from 'pg'

export interface CatalogIllustration {
  path: string
  spec: IllustrationSpec
  /** Whether it is a destination's, or the cover of a product. */
  first: boolean
}

/** Returns the illustrations of a catalog: the destinations' first, then those of the recommended products. */
export async function readIllustrations(databaseUrl: string): Promise<CatalogIllustration[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<CatalogIllustration>(`
      SELECT i.path, i.illustration AS spec, i.area_slug IS NOT NULL OR i.position = 0 AS first
      FROM images i
      LEFT JOIN areas a ON a.slug = i.area_slug
      LEFT JOIN products p ON p.id = i.product_id
      WHERE i.illustration IS NOT NULL AND i.position >= 0 AND p.discontinued_at IS NULL
      ORDER BY a.position, p.featured_rank IS NULL, p.position, i.position, i.path`)
    return rows
  } finally {
    await client.end()
  }
}
