import { expect, test } from 'vitest'
import { MAX_MESSAGE_FILE_BYTES } from '@/lib/domain/support'
import { chooseFiles, type ReceivedFile } from './choose-files'

const PDF = '%PDF-1.7\n'
const PNG = '\x89PNG\r\n\x1a\n'
const MB = 1024 * 1024

const file = (name: string, start = PDF, size = 1000, isInText = false): ReceivedFile => ({
  name,
  content: Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(size)]),
  isInText,
})

const choose = (files: ReceivedFile[], left = 50 * MB) => {
  const { taken, leftOut } = chooseFiles(files, left)
  return { taken: taken.map(({ name, type }) => `${name} ${type}`), leftOut }
}

test('images and PDFs are taken by their first bytes, whatever their names say', () => {
  expect(
    choose([file('ใบเสร็จ.pdf'), file('Foto 1.PNG', PNG), file('run.pdf', 'MZ'), file('page.html', '<html>')]),
  ).toEqual({
    taken: ['ใบเสร็จ.pdf application/pdf', 'Foto 1.PNG image/png'],
    leftOut: ['run.pdf', 'page.html'],
  })
})

test.each([
  ['setup.exe', 'setup.exe.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\Mali\\slip.pdf', 'slip.pdf'],
  ['a\u202Efdp.exe', 'afdp.exe.pdf'],
  ['"a"\r\nb.pdf', 'ab.pdf'],
  ['..pdf', 'pdf.pdf'],
  ['', 'file.pdf'],
  ['.PDF', 'PDF.pdf'],
])('the name %j is saved as %s', (name, saved) => {
  expect(choose([file(name)]).taken).toEqual([`${saved} application/pdf`])
})

test('a long name is cut before its extension, and not within a letter', () => {
  const [{ name } = { name: '' }] = chooseFiles([file(`${'ป้'.repeat(90)}.pdf`)], MB).taken
  expect(name).toBe(`${'ป้'.repeat(48)}.pdf`)
  expect(choose([file('x'.repeat(300), 'MZ')]).leftOut).toEqual(['x'.repeat(100)])
})

test('five files of ten megabytes in all are taken, and as many as the request has room for', () => {
  const small = Array.from({ length: 6 }, (_, index) => file(`${index}.pdf`))
  expect(choose(small).leftOut).toEqual(['5.pdf'])
  const large = file('large.pdf', PDF, MAX_MESSAGE_FILE_BYTES)
  expect(choose([large, file('slip.pdf')])).toMatchObject({
    taken: ['slip.pdf application/pdf'],
    leftOut: ['large.pdf'],
  })
  expect(choose([file('slip.pdf')], 500).leftOut).toEqual(['slip.pdf'])
})

test('a pasted screenshot is taken, the logo of a signature is passed over', () => {
  expect(choose([file('image001.png', PNG, 3000, true), file('shot.png', PNG, 90_000, true)])).toEqual({
    taken: ['shot.png image/png'],
    leftOut: [],
  })
})

test.each([
  ['letters', `${'x'.repeat(1_000_000)}.pdf`, `${'x'.repeat(96)}.pdf`],
  ['dots', `${'.'.repeat(1_000_000)}x.pdf`, 'x.pdf'],
])('a name of a million %s takes no time', (_, name, saved) => {
  const start = performance.now()
  expect(choose([file(name)]).taken).toEqual([`${saved} application/pdf`])
  expect(choose([file(name, 'MZ')]).leftOut).toHaveLength(1)
  expect(performance.now() - start).toBeLessThan(1_000)
})

test('of many attachments that are not stored the first are named, and all are counted', () => {
  const many = Array.from({ length: 50_000 }, (_, index) => file(`${index}.txt`, '', 1))
  const { leftOut, leftOutCount } = chooseFiles(many, MB)
  expect(leftOutCount).toBe(50_000)
  expect(leftOut).toHaveLength(21)
  expect([leftOut[0], leftOut[19], leftOut[20]]).toEqual(['0.txt', '19.txt', '…'])
})
