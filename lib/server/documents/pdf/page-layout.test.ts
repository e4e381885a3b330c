import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { INNER, Sheet } from './page-layout'

/** The drawing operators of all of a file's streams. */
function drawn(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/\/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)
  return [...streams]
    .map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'))
    .join('\n')
}

test('[B7] marks a Thai word that is drawn in parts within its own coordinates', async () => {
  const sheet = new Sheet({ locale: 'th', title: 'Voucher', author: 'Sunhop', foot: 'Sunhop' })
  sheet.text('น้ำตก', { size: 12 })
  sheet.text('วันที่', { size: 12 })
  const content = drawn(await sheet.finish())
  expect(content.match(/BDC/g)).toHaveLength(1)
  expect(content).toMatch(/ cm\n\/Span <<\n\/ActualText [\s\S]*?>> BDC\nBT\n[\s\S]*?\nET\nEMC\nQ\n/)
})

const body = { size: 10 }
const heading = { size: 10, weight: 'bold' } as const
/** Lines per page: 841.89 less the margins and footer, at 13.5 per line. */
const FULL = 52

const sheetOf = (lines: number) => {
  const sheet = new Sheet({ locale: 'en', title: 'Voucher', author: 'Sunhop', foot: '' })
  for (let line = 0; line < lines; line++) sheet.text('A line', body)
  return sheet
}

const pagesOf = (pdf: Buffer) => Number(pdf.toString('latin1').match(/\/Count (\d+)/)?.[1])

test('[B7] a heading moves to the next page with its text', async () => {
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
    sheet.withHeading('Cancelling', heading, text, body)
    const expected = sheetOf(FULL + onNext).y
    expect(sheet.y, `${text} in ${free}`).toBeCloseTo(expected)
  }
})

test('[B7] shrinks content that slightly overflows and keeps the size of content that overflows by more', async () => {
  const after = async (lines: number) => {
    const sheet = sheetOf(0)
    sheet.shrinkToFit(() => {
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

test('[B7] both columns continue at the top of the next page, and following text starts below them', async () => {
  const column = (sheet: Sheet, lines: number) => () => {
    for (let line = 0; line < lines; line++) sheet.text('A line', { ...body, width: INNER / 2 })
  }
  for (const [left, right] of [
    [2, 9],
    [9, 2],
    [9, 7],
  ] as const) {
    const sheet = sheetOf(FULL - 4)
    sheet.columns(column(sheet, left), column(sheet, right))
    expect(sheet.y).toBeCloseTo(sheetOf(FULL + 5).y)
    expect(pagesOf(await sheet.finish())).toBe(2)
  }
})

test('[B7] characters without a font leave no empty box', async () => {
  const sheet = sheetOf(0)
  for (const name of ['김민준', 'Γιώργος', 'محمد', '王𠮷', 'Anna 🎉']) sheet.text(name, heading)
  const shown = drawn(await sheet.finish()).match(/^\[<[\da-f]+>.*TJ$/gm) ?? []
  expect(shown.length).toBeGreaterThan(4)
  for (const letters of shown) expect(letters).not.toMatch(/<(?:[\da-f]{4})*?0000/)
})
