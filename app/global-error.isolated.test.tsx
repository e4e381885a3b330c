import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { readFatalErrorMessages } from '@/lib/i18n/read-fatal-error-messages'
import GlobalError from './global-error'

vi.mock('@/components/layout/error/use-shown-error', () => ({ useShownError: () => 'error' }))

test('[E1] the fatal error page has its heading, its text and the way home in its main part', () => {
  vi.stubEnv('FATAL_ERROR_MESSAGES', readFatalErrorMessages() as string)
  const html = renderToStaticMarkup(<GlobalError error={new Error('layout')} />)
  const main = /<body[^>]*>(?:<title>[^<]*<\/title>)?<main[^>]*>(.*)<\/main><\/body>/.exec(html)?.[1] ?? html
  expect(main).toContain('<h1')
  expect(main).toContain('href="/"')
  expect(html.match(/<main/g)).toHaveLength(1)
})
