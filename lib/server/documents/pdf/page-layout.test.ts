import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { INNER, Sheet } from './page-layout'

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

const body = { size: 10 }
const heading = { size: 10, weight: 'bold' } as const
/** What fits on a page: 841.89 less the margins and the foot, in lines of 13.5. */
const FULL = 52

const sheetOf = (lines: number) => {
  const sheet = new Sheet({ locale: 'en', title: 'Voucher', author: 'Sunhop', foot: '' })
  for (let line = 0; line < lines; line++) sheet.text('A line', body)
  return sheet
}

const pagesOf = (pdf: Buffer) => Number(pdf.toString('latin1').match(/\/Count (\d+)/)?.[1])

test('[B7] a heading goes to the next page with what it heads', async () => {
  const full = sheetOf(FULL)
  const { y } = full
  full.text('One more', body)
  expect(full.y).toBeLessThan(y)
  for (const [free, text, onNext] of [
    [2, 'One line', 0],
    [1, 'One line', 2],
    [3, 'Three\nshort\nlines', 4],
    [3, 'Four\nlines\nthat are\nbroken', 2],
    [2, 'Four\nlines\nthat are\nbroken', 5],
  ] as const) {
    const sheet = sheetOf(FULL - free)
    sheet.headed('Cancelling', heading, text, body)
    const expected = sheetOf(FULL + onNext).y
    expect(sheet.y, `${text} in ${free}`).toBeCloseTo(expected)
  }
})

test('[B7] what runs over by a little is set smaller, what runs over by more in its own size', async () => {
  const after = async (lines: number) => {
    const sheet = sheetOf(0)
    sheet.fitted(() => {
      for (let line = 0; line < lines; line++) sheet.text('A line', body)
    })
    const pdf = await sheet.finish()
    const [size] = drawn(pdf).match(/(?<=\/F\d+ )[\d.]+(?= Tf)/) ?? []
    return { pages: pagesOf(pdf), size }
  }
  expect(await after(FULL)).toEqual({ pages: 1, size: '10' })
  expect(await after(FULL + 2)).toEqual({ pages: 1, size: '9.4' })
  expect(await after(FULL * 1.5)).toEqual({ pages: 2, size: '10' })
})

test('[B7] of two columns each goes on at the top of the next page, and what follows is below both', async () => {
  const column = (sheet: Sheet, lines: number) => () => {
    for (let line = 0; line < lines; line++) sheet.text('A line', { ...body, width: INNER / 2 })
  }
  for (const [left, right] of [
    [2, 9],
    [9, 2],
    [9, 7],
  ] as const) {
    const sheet = sheetOf(FULL - 4)
    sheet.beside(column(sheet, left), column(sheet, right))
    expect(sheet.y).toBeCloseTo(sheetOf(FULL + 5).y)
    expect(pagesOf(await sheet.finish())).toBe(2)
  }
})

test('[B7] what no font has leaves no empty box on the paper', async () => {
  const sheet = sheetOf(0)
  for (const name of ['김민준', 'Γιώργος', 'محمد', '王𠮷', 'Anna 🎉']) sheet.text(name, heading)
  const shown = drawn(await sheet.finish()).match(/^\[<[\da-f]+>.*TJ$/gm) ?? []
  expect(shown.length).toBeGreaterThan(4)
  for (const letters of shown) expect(letters).not.toMatch(/<(?:[\da-f]{4})*?0000/)
})
