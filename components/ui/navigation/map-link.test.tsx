import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MapLink } from './map-link'

test.each([
  ['en', ': Wat Arun'],
  ['th', ': Wat Arun'],
  ['zh-cn', '：Wat Arun'],
])('[N2] in %s the place follows in the punctuation of the language', async (locale, text) => {
  const { default: messages } = await import(`@/messages/${locale}.json`)
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <MapLink href="https://map.example" name="Wat Arun">
        map
      </MapLink>
    </NextIntlClientProvider>,
  )
  expect(html).toContain(`<span class="sr-only">${text}</span>`)
})
