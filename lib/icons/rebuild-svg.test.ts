import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rebuildSvg } from './rebuild-svg'

test('every icon of the own set stays as it is', async () => {
  const { default: set } = await import('@iconify-json/ph/icons.json')
  const bodies = Object.values(set.icons).map(({ body }) => body)
  expect(bodies.length).toBeGreaterThan(1_000)
  expect(bodies.filter((body) => rebuildSvg(body) !== body)).toEqual([])
})

test.each([
  '<g fill="none" stroke="currentColor" stroke-width="2"><path d="M0 0h24v24"/><circle cx="1" cy="2" r=".5"/></g>',
  '<defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/></linearGradient></defs><path fill="url(#a)"/>',
  '<path d="M2 2"><animate attributeName="d" begin="a.end+0.2s" dur="0.6s" values="M2 2;M3 3" fill="freeze"/></path>',
  '<g filter="url(#b)" transform="rotate(-45 12 12) scale(.5,1e-3)"/>',
])('leaves a drawing as it is: %s', (body) => {
  expect(rebuildSvg(body)).toBe(body)
})

const PATH = '<path d="M0 0"/>'

test.each([
  ['a script', `<script>alert(1)</script>${PATH}`, PATH],
  ['a handler', '<path d="M0 0" onload="alert(1)"/>', PATH],
  ['a link and its content', `<a href="javascript:alert(1)">${PATH}</a>${PATH}`, PATH],
  ['foreign content', `<foreignObject><body><g/></body></foreignObject>${PATH}`, PATH],
  ['a style sheet', `<style>@import "//evil.example/x"</style>${PATH}`, PATH],
  ['an image', `<image href="https://evil.example/x"/>${PATH}`, PATH],
  ['a style attribute', '<path style="fill:url(//evil.example/x)" d="M0 0"/>', PATH],
  ['a paint from elsewhere', '<path fill="url(https://evil.example/x)" d="M0 0"/>', PATH],
  ['a relative paint', '<path fill="url(x#a)" d="M0 0"/>', PATH],
  ['an escaped function', '<path fill="u\\72l(x)" d="M0 0"/>', PATH],
  ['a paint beside an own one', '<path fill="url(#a) URL (x)" d="M0 0"/>', PATH],
  ['an animated link', `<set attributeName="href" to="x"/>${PATH}`, `<set to="x"/>${PATH}`],
  ['another name space', `<x:script>1</x:script>${PATH}`, PATH],
  ['text, comments, instructions', `a<!-- b --><?c d?><![CDATA[<script>]]>${PATH}`, PATH],
  ['encoded markup', '<path id="&quot;&gt;&lt;script&gt;" d="M0 0"/>', PATH],
  ['everything', '<script/>', ''],
])('leaves out %s', (_, body, rebuilt) => {
  expect(rebuildSvg(body)).toBe(rebuilt)
})

test.each([
  '<path',
  '<g><path/>',
  '</g>',
  '<path d=1/>',
  '<path d="&unknown;"/>',
  '<!DOCTYPE x [<!ENTITY e "e">]>&e;',
  '<g>'.repeat(50) + '</g>'.repeat(50),
])('refuses %j', (body) => {
  expect(() => rebuildSvg(body)).toThrow()
})

test('writes nothing but known markup, whatever it reads', () => {
  const part = fc.constantFrom(
    ...[
      '<',
      '>',
      '/',
      '"',
      "'",
      '=',
      ' ',
      'g',
      'path',
      'script',
      'onload',
      'href',
      'd',
      'url(',
      '#a)',
      '&lt;',
      '\\',
    ],
    ...[
      '<g>',
      '</g>',
      '<a>',
      '</a>',
      '<path ',
      'd="M0"',
      '/>',
      'fill="',
      'javascript:',
      '<!--',
      '-->',
      ']]>',
    ],
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      let rebuilt = ''
      try {
        rebuilt = rebuildSvg(parts.join(''))
      } catch {
        return
      }
      expect(rebuilt).toMatch(/^(?:<(?:g|path)(?: [\w-]+="[\w\s.,;:#%()+-]*")*\/?>|<\/g>|<\/path>)*$/)
      expect(rebuildSvg(rebuilt)).toBe(rebuilt)
    }),
    { numRuns: 2_000 },
  )
})
