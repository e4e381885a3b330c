import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'drawn-'))
vi.stubEnv('DATA_DIR', folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { drawAll } = await import('./draw-pool')
const { isDrawn } = await import('@/lib/images/draw')

test('a thread draws one image after the other into the images folder', async () => {
  const jobs = (['a', 'b'] as const).map((seed) => ({
    path: `site/${seed}`,
    spec: { subject: 'karst', mood: 'noon', seed, ratio: 'social' } as const,
    width: 960 as const,
  }))
  await drawAll(jobs, 1)
  for (const { path, spec, width } of jobs) expect(await isDrawn(path, spec, width), path).toBe(true)
})
