import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FORM = /<form\b(?:=>|[^>])*>/g

test('a form submitted before hydration puts no typed values into the URL', () => {
  const screens = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  const forms = screens.flatMap((file) =>
    [...readFileSync(join('components', file), 'utf8').matchAll(FORM)].map(([tag]) => ({ file, tag })),
  )
  expect(forms.length).toBeGreaterThan(20)
  // Only a search and a gateway's form have an action of their own.
  const unsafe = forms.filter(({ tag }) => !tag.includes('action=') && !tag.includes('method="post"'))
  expect(unsafe).toEqual([])
})
