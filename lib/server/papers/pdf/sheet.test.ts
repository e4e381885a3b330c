import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Sheet } from './sheet'

/** What a file draws, of all its streams. */
function drawn(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/\/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)
  return [...streams]
    .map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'))
    .join('\n')
}

test('[B7] a Thai word that is drawn in parts is marked within its own coordinates', async () => {
  const sheet = new Sheet({ locale: 'th', title: 'Voucher', author: 'Sunhop', foot: 'Sunhop' })
  sheet.text('น้ำตก', { size: 12 })
  sheet.text('วันที่', { size: 12 })
  const content = drawn(await sheet.finish())
  expect(content.match(/BDC/g)).toHaveLength(1)
  expect(content).toMatch(/ cm\n\/Span <<\n\/ActualText [\s\S]*?>> BDC\nBT\n[\s\S]*?\nET\nEMC\nQ\n/)
})
