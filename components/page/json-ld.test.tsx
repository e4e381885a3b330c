import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JsonLd } from './json-ld'

test('a text cannot end the script that it is in', () => {
  const name = 'Tower</script><script>alert(1)</script><!--'
  const html = renderToStaticMarkup(
    <JsonLd data={{ '@context': 'https://schema.org', '@type': 'Place', name }} />,
  )
  const [, text = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? []
  expect(JSON.parse(text)).toMatchObject({ name })
})
