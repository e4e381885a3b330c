import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import messages from '@/messages/en.json'
import { SettingsSkeleton } from './settings-skeleton'

function headings(isOffered: boolean): string[] {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <SettingsSkeleton isOffered={isOffered} />
    </NextIntlClientProvider>,
  )
  return [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading = '']) => heading)
}

test('[X16] at a host without calls for settings, the skeleton has the sections that stay', () => {
  const { profile, preferences } = messages.settings
  expect(headings(false)).toEqual([profile.title, preferences.title])
  expect(headings(true)).toHaveLength(7)
})
