import { expect, test } from 'vitest'
import { LOCALES } from '@/lib/domain/locale'
import { baseUrl } from '../fixtures/http'
import { checkHtml, hasJava } from '../html/checker'
import { fetchPages } from '../html/pages'
import { inTurn } from '../setup/thorough'

const PAGE = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Boat</title></head><body>${body}</body></html>`

test.skipIf(!hasJava())('[N3] each kind of page is valid HTML, the languages in turn', async () => {
  const faulty = new Map([
    ['error', PAGE('<h1>Boat</h1><dl><div><dt>Guide</dt></div></dl>')],
    ['warning', PAGE('<h1>Boat</h1><section><p>Guide</p></section>')],
    ['React', PAGE('<h1 vt-name="boat" vt-update="auto">Boat</h1>')],
  ])
  const pages = await fetchPages(baseUrl(), (position) => inTurn(LOCALES, position))
  const faults = await checkHtml(new Map([...faulty, ...pages]))
  const isPlanted = (fault: string) => /^(error|warning|React):/.test(fault)
  expect(faults.filter((fault) => !isPlanted(fault))).toEqual([])
  expect(faults.filter(isPlanted).map((fault) => fault.split(':')[0])).toEqual(['error', 'warning'])
})
