import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showToast, useToasts } from '@/stores/toasts'
import { animationsFinished } from '@/tests/setup/components/device'
import { show, words } from '@/tests/setup/components/show'
import { Notifications } from './notifications'

const stack = page.getByRole('region', { name: words('ui.notifications') })
const items = stack.getByRole('listitem')
const trigger = page.getByRole('button', { name: 'Remove' })

/** When the last toast was closed and deleted, by the fake clock. */
const times = { closed: 0, deleted: 0 }

// Every attempt of `expect.element` and `expect.poll` advances the fake clock, by 50 ms.
beforeEach(async () => {
  vi.useFakeTimers()
  useToasts.setState({ toasts: [] })
  onTestFinished(
    useToasts.subscribe(({ toasts: [toast] }) => {
      if (!toast) times.deleted = Date.now()
      else if (!toast.open) times.closed = Date.now()
    }),
  )
  await show(
    <>
      <button type="button">Remove</button>
      <Notifications />
    </>,
  )
})

/** Boxes of the toasts on the screen, newest first. */
const boxes = () =>
  items
    .elements()
    .map((item) => item.getBoundingClientRect())
    .reverse()

const height = () => stack.element().getBoundingClientRect().height

test('[T1] a toast appears at the top right for 3000 ms', async () => {
  showToast({ title: 'The item was removed.' })
  await expect.element(items).toBeVisible()
  const [box] = boxes()
  expect(box && box.y < 200 && innerWidth - box.right < 40).toBe(true)
  const since = Date.now()
  await expect.element(items).not.toBeInTheDocument()
  expect(times.closed - since).toBeGreaterThan(2_500)
  expect(times.closed - since).toBeLessThanOrEqual(3_500)
})

test('[T1] stacks up to five, each offset by 16 px and 5 %; hovering spreads and holds them', async () => {
  for (const title of ['Removed', 'Added', 'Saved', 'Newer', 'Declined', 'Paid'])
    showToast({ title, duration: 8_000, progress: false })
  await expect.poll(() => items.elements().length).toBe(5)
  await expect.element(items.getByText('Paid')).toBeVisible()
  await animationsFinished(stack.element())
  const [front, second] = boxes()
  if (!front || !second) throw new Error('no stack')
  expect(second.width / front.width).toBeCloseTo(0.95, 2)

  const collapsed = height()
  await userEvent.hover(stack, { position: { x: 20, y: 20 } })
  await expect.poll(height).toBeGreaterThan(collapsed)
  await animationsFinished(stack.element())
  const spread = boxes()
  for (const [index, box] of spread.entries()) {
    const below = spread[index + 1]
    if (below) expect(below.y - box.y - box.height).toBeCloseTo(16, 0)
  }
  await vi.advanceTimersByTimeAsync(9_000)
  expect(items.elements()).toHaveLength(5)
  await userEvent.hover(trigger)
  await expect.poll(height).toBe(collapsed)
  await vi.advanceTimersByTimeAsync(8_000)
  await expect.element(items).not.toBeInTheDocument()
})

test('[T2] a closed toast fades out in 200 ms and the focus moves on', async () => {
  showToast({ title: 'The item was removed.' })
  await expect.element(items).toBeVisible()
  const opacities: string[] = []
  const observer = new MutationObserver(() => {
    const [item] = items.elements()
    opacities.push(item instanceof HTMLElement ? item.style.opacity : 'deleted')
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  onTestFinished(() => observer.disconnect())
  trigger.element().focus()
  await userEvent.tab()
  await expect.element(items.getByRole('button', { name: words('ui.close') })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(items).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
  expect(times.deleted - times.closed).toBe(200)
  expect(opacities.filter((opacity, index) => opacity !== opacities[index - 1]).slice(-2)).toEqual([
    '0',
    'deleted',
  ])
})
