import { expect, test } from 'vitest'
import { PRE_PAINT } from '@/components/layout/document/pre-paint-script'
import { kindOf, scriptsOf } from '../fixtures/script-kinds'

const NONCE = ' nonce="bm9uY2U="'
const START =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/0a_b-c.js"],"runtimeModuleIds":[12]});'
const FLIGHT = 'self.__next_f.push([1,"0:{\\"a\\":\\"\\u003c/script>\\"}\\n"])'
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])'
const FILE = ' src="/_next/static/chunks/0a_b-c.js"'

const kind = (text: string, attributes = NONCE) => kindOf({ attributes, text })

test('the script elements of a document have their kinds', () => {
  const html = `<script${FILE} id="_R_" async=""${NONCE}></script><script${FILE}${NONCE} noModule=""></script>
    <script${NONCE}>${START}</script><script${NONCE}>${FIRST}</script><script${NONCE}>${FLIGHT}</script>
    <script${NONCE}>${PRE_PAINT}</script>`
  expect(scriptsOf(html).map(kindOf)).toEqual(['chunk', 'chunk', 'start', 'flight', 'flight', 'pre-paint'])
})

test.each([START, FIRST, FLIGHT, PRE_PAINT])('a text around it changes the kind: %.40s', (text) => {
  expect(kind(text)).not.toContain('unknown')
  for (const changed of [
    `${text};fetch('//x')`,
    `fetch('//x');${text}`,
    text.replace(/[[{]/, "$&fetch('//x'),"),
  ])
    expect(kind(changed), changed).toContain('unknown')
})

test.each([
  START.replace('12', '"x",fetch`/`'),
  START.replace('"otherChunks"', '"other":"x","otherChunks"'),
  START.replace('static/chunks/', 'https://x.example/'),
  FLIGHT.replace('[1,', '[1,self.x=1,'),
])('a changed script is unknown: %.80s', (text) => expect(kind(text)).toContain('unknown'))

test.each([
  ' src="https://x.example/_next/static/chunks/a.js"',
  ' src="/_next/static/chunks/../../x.js"',
  ' src="/_next/static/chunks/a.js?x"',
  `${FILE} onload="x()"`,
  `${FILE} type="module"`,
  `${FILE} async=x`,
])('a changed file is unknown: %s', (attributes) => {
  expect(kind('', attributes + NONCE)).toContain('unknown')
  expect(kind('x()', FILE + NONCE)).toContain('unknown')
})
