import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { REQUEST_TIMING } from '@/lib/domain/request-id'
import { show } from '@/tests/setup/components/show'
import { RequestId } from './request-id'

/** What the browser says of its document, whose response had these entries of `Server-Timing`. */
function opened(name: string, timings: Record<string, string>): void {
  const serverTiming = Object.entries(timings).map(([key, description]) => ({ name: key, description }))
  const entries = vi.spyOn(performance, 'getEntriesByType')
  entries.mockReturnValue([{ name, serverTiming } as never])
  onTestFinished(() => entries.mockRestore())
}

test('[E1] the request of the document is named', async () => {
  opened(`${location.href}#section`, { other: 'x', [REQUEST_TIMING]: '7f3a-0123' })
  await show(<RequestId label="Request ID:" />)
  await expect.element(page.getByText('Request ID: 7f3a-0123')).toBeVisible()
})

test.each([
  ['of a page that the router has opened', 'https://shop.example/earlier', { [REQUEST_TIMING]: '7f3a-0123' }],
  ['without the header', location.href, {}],
])('[E1] none is named %s', async (_, name, timings) => {
  opened(name, timings)
  await show(
    <>
      <p>error</p>
      <RequestId label="Request ID:" />
    </>,
  )
  await expect.element(page.getByText('error')).toBeVisible()
  expect(document.body.textContent).not.toContain('Request ID')
})
