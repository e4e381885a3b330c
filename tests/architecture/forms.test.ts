import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FORM = /<form\b(?:=>|[^>])*>/g

test('a form sent before its page is at work puts nothing typed into an address', () => {
  const screens = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  const forms = screens.flatMap((file) =>
    [...readFileSync(join('components', file), 'utf8').matchAll(FORM)].map(([tag]) => ({ file, tag })),
  )
  expect(forms.length).toBeGreaterThan(20)
  // What has an address of its own to go to is a search, or a gateway's form.
  const loose = forms.filter(({ tag }) => !tag.includes('action=') && !tag.includes('method="post"'))
  expect(loose).toEqual([])
})
