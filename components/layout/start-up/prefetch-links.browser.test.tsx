import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Link } from '@/components/ui/action/link'
import { show } from '@/tests/setup/components/show'
import { prefetchOnIntent, prefetchVisible } from './prefetch-links'

function recorder() {
  const prefetched: string[] = []
  return { prefetched, prefetch: (href: string) => void prefetched.push(new URL(href).pathname) }
}

/** Four links, the second one in the middle of the screen. */
const links = [1, 2, 3, 4].map((number) => (
  <Link
    key={number}
    href={`/products/${number}`}
    style={{ position: 'absolute', top: `${number * 20 + 10}vh` }}
  >
    {`Product ${number}`}
  </Link>
))

test('[UI] prefetches the page of a link that is hovered or focused, and none with a guard', async () => {
  await show(
    <main>
      {links}
      <Link href="/profile/orders">Orders</Link>
    </main>,
  )
  const { prefetched, prefetch } = recorder()
  onTestFinished(prefetchOnIntent(prefetch))
  await userEvent.hover(page.getByRole('link', { name: 'Product 3' }))
  await expect.poll(() => prefetched).toContain('/products/3')
  page.getByRole('link', { name: 'Product 2' }).element().focus()
  await expect.poll(() => prefetched).toContain('/products/2')
  page.getByRole('link', { name: 'Orders' }).element().focus()
  expect(new Set(prefetched)).toEqual(new Set(['/products/3', '/products/2']))
})

test('[G7] prefetches the visible links nearest to the middle of a screen at rest, and others after scrolling', async () => {
  await show(
    <main>
      {links}
      <Link href="/products/below" style={{ position: 'absolute', top: '300vh' }}>
        Below
      </Link>
    </main>,
  )
  const { prefetched, prefetch } = recorder()
  onTestFinished(prefetchVisible(prefetch))
  await expect.poll(() => prefetched.slice(0, 2), { timeout: 10_000 }).toEqual(['/products/2', '/products/1'])
  page.getByRole('link', { name: 'Below' }).element().scrollIntoView({ block: 'center' })
  await expect.poll(() => prefetched, { timeout: 10_000 }).toContain('/products/below')
})

test('[UI] prefetches nothing for visitors who save data', async () => {
  await show(<main>{links}</main>)
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  const { prefetched, prefetch } = recorder()
  onTestFinished(prefetchOnIntent(prefetch))
  onTestFinished(prefetchVisible(prefetch))
  await userEvent.hover(page.getByRole('link', { name: 'Product 3' }))
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect(prefetched).toEqual([])
})
