import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, words } from '@/tests/setup/components/show'
import { SaveCode } from './save-code'

/** The smallest PNG. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const link = () => page.getByRole('link', { name: words('payment.qr.save') })

/** A phone whose share sheet takes files, and ends with a result. Returns what was shared, and the downloads. */
function phone(result: () => Promise<void>) {
  const shared: File[] = []
  const downloads: string[] = []
  const { matchMedia } = window
  window.matchMedia = () => ({ matches: true }) as MediaQueryList
  const share = ({ files = [] }: ShareData) => {
    shared.push(...files)
    return result()
  }
  for (const [name, value] of Object.entries({ share, canShare: () => true }))
    Object.defineProperty(navigator, name, { value, configurable: true })
  const clicks = new AbortController()
  const note = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest('a') : null
    if (!target || event.defaultPrevented) return
    event.preventDefault()
    downloads.push(target.download)
  }
  document.addEventListener('click', note, { signal: clicks.signal })
  onTestFinished(() => {
    window.matchMedia = matchMedia
    for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
    clicks.abort()
  })
  return { shared, downloads }
}

test('[B4] a QR code is saved through the share sheet of a phone', async () => {
  const { shared, downloads } = phone(() => Promise.resolve())
  await show(<SaveCode png={PNG} reference="SH-7Q4K-2612" />)
  await userEvent.click(link())
  expect(shared.map(({ name, type }) => [name, type])).toEqual([['SH-7Q4K-2612.png', 'image/png']])
  expect(new Uint8Array((await shared[0]?.arrayBuffer()) ?? new ArrayBuffer(0)).slice(1, 4)).toEqual(
    new TextEncoder().encode('PNG'),
  )
  expect(downloads).toEqual([])
})

test('[B4] … and as a file where the sheet fails, but not if it is closed', async () => {
  let failure = new DOMException('closed', 'AbortError')
  const { shared, downloads } = phone(() => Promise.reject(failure))
  await show(<SaveCode png={PNG} reference="SH-7Q4K-2612" />)
  await userEvent.click(link())
  expect([shared.length, downloads]).toEqual([1, []])
  failure = new DOMException('not allowed', 'NotAllowedError')
  await userEvent.click(link())
  await expect.poll(() => downloads).toEqual(['SH-7Q4K-2612.png'])
})

test('[B4] a QR code is a file where there is no share sheet', async () => {
  await show(<SaveCode png={PNG} reference="SH-7Q4K-2612" />)
  await expect.element(link()).toHaveAttribute('download', 'SH-7Q4K-2612.png')
  await expect.element(link()).toHaveAttribute('href', `data:image/png;base64,${PNG}`)
})
