import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { writeContactSheet } from './contact-sheet'

test('a contact sheet has room for every strip and its title', async () => {
  const spec = { subject: 'temple', mood: 'dusk', seed: 'a', ratio: 'square' } as const
  const folder = await mkdtemp(join(tmpdir(), 'contact-sheet-'))
  try {
    const file = join(folder, 'sheet.png')
    const rows = [
      { title: 'one', specs: [spec, spec] },
      { title: 'a <b> & c', specs: [spec] },
      { title: 'three', specs: [spec] },
    ]
    await writeContactSheet(rows, file, { cell: 60, columns: 2 })
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 288, height: 172 })
  } finally {
    await rm(folder, { recursive: true })
  }
})
