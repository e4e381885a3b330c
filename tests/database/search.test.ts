import { expect, test } from 'vitest'
import { readQuery } from '@/lib/server/search/read-query'
import { listing } from '../fixtures/listing'
import { withSeededDatabase } from '../fixtures/seeded-database'

withSeededDatabase()

const BOAT = 'wat-arun-longtail-sunset'

test('probe', async () => {
  for (const q of [
    'wat arun',
    'วัดอรุณ',
    '郑王庙',
    '曼谷',
    'wat arum',
    'watarun',
    'bankok',
    'chiangmai',
    'chaing mai',
    'วัดอรุน',
    'ภูเก็จ',
    'ชียงใหม่',
    'กรุงเทพ',
    '郑王苗',
    'temples in bangkok',
    'wi-fi',
    'wifi',
    'esim japan',
    'ซิม',
    'ซิมท่องเที่ยว',
    'tromso',
    'balloon',
    'spa',
    'santornii',
    'เรือหางยาว',
    '夜游',
    '北极光',
    'phiphi',
    'ซันโตรินี',
    'temple',
    'kyto',
    'เกียวโต',
    '京都 寺',
  ]) {
    const r = await readQuery(q)
    const l = await listing({ q })
    console.log(
      q,
      '→',
      r.query,
      '|',
      r.correctedTo,
      '|',
      l.meta.total,
      l.items
        .slice(0, 3)
        .map((i) => i.id)
        .join(' '),
    )
  }
  expect(BOAT).toBeTruthy()
})
