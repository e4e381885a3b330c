import { IntlProvider } from 'next-intl'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addDays, todayIn } from '@/lib/domain/local-date'
import messages from '@/messages/en.json'
import {
  availabilityOf,
  availableDay,
  bookingOption,
  bookingProductOf,
} from '@/tests/fixtures/booking-product'
import { stubSessionStorage } from '@/tests/fixtures/browser-storage'
import { type MinimalElement, stubDocument } from '@/tests/fixtures/minimal-dom'
import { watchRenders } from '@/tests/fixtures/watch-renders'
import { readSelection } from './selection/saved-selection'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }))
vi.mock('@/lib/api/browser', () => ({
  setPagePreferences: () => undefined,
  send: async (_: string, __: string, { option_id: id, from, to }: Record<string, string>) => {
    const days = Array.from({ length: 31 }, (_, index) => addDays(from ?? TODAY, index))
    const open = days.filter((date) => date >= TODAY && date <= (to ?? TODAY))
    const data = availabilityOf(
      id ?? '',
      open.map((date) => availableDay(date)),
    )
    return { data: { ...data, first_date: TODAY, last_date: addDays(TODAY, 179) } }
  },
}))

/** A day in the middle of a month: the calendar opens at the month of today, and the next day must be in it. */
vi.hoisted(() => vi.useFakeTimers({ now: new Date('2030-05-15T03:00:00Z'), toFake: ['Date'] }))

const TODAY = todayIn('Asia/Bangkok')
const OPTIONS = [bookingOption('shared'), bookingOption('private')]
const product = bookingProductOf(OPTIONS)

/** Before React DOM is loaded, which looks for the hook once. */
const renders = watchRenders()

beforeEach(stubSessionStorage)

/** Waits until nothing has rendered for a while: code, availability and effects are complete. */
async function settle(): Promise<string[]> {
  const all: string[] = []
  for (let quiet = 0; quiet < 8; quiet++) {
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 10))))
    const rendered = renders.take()
    all.push(...rendered)
    if (rendered.length > 0) quiet = 0
  }
  return all
}

async function openPanel(media: string[]) {
  const document = stubDocument(media)
  const [{ createRoot }, { BookingPanel, BookingSteps, BottomBar, TicketAside }] = await Promise.all([
    import('react-dom/client'),
    import('./booking-panel'),
    // Loaded in advance, since the first load of a module takes a while here.
    import('./panel/panel'),
    import('./calendar/calendar'),
    import('./availability/availability-source'),
  ])
  const root = createRoot(document.body as unknown as Element)
  const [first] = OPTIONS
  if (!first) throw new Error('no option')
  await act(async () =>
    root.render(
      <IntlProvider locale="en" messages={messages} timeZone="Asia/Bangkok">
        <BookingPanel product={product} first={first}>
          <BookingSteps>{null}</BookingSteps>
          <TicketAside>{null}</TicketAside>
          <BottomBar />
        </BookingPanel>
      </IntlProvider>,
    ),
  )
  await settle()
  return {
    text: () => document.body.textContent,
    close: () => act(async () => root.unmount()),
    /** Presses an element. Returns the names of the components that render before the paint, and of all until nothing changes. */
    async pressAndWatch(is: (element: MinimalElement) => boolean) {
      const target = document.body.descendants.find(is)
      if (!target) throw new Error('there is no such element')
      act(() => target.press())
      const first = renders.take()
      return { first, all: [...first, ...(await settle())] }
    },
    async press(is: (element: MinimalElement) => boolean): Promise<string[]> {
      return (await this.pressAndWatch(is)).all
    },
  }
}

const labeled = (label: string) => (element: MinimalElement) => element.getAttribute('aria-label') === label
const input = (values: { type: string; value?: string }) => (element: MinimalElement) =>
  element.tagName === 'INPUT' && Object.entries(values).every(([name, value]) => element.get(name) === value)
const dayButton = (date: string) => (element: MinimalElement) =>
  element.tagName === 'BUTTON' && element.parentElement?.getAttribute('data-day') === date

test('a press renders only what it changes', async () => {
  const panel = await openPanel(['(width >= 64rem)'])
  const day = addDays(TODAY, 1)

  const dated = await panel.press(dayButton(day))
  expect(dated).toContain('Calendar')
  expect(dated.filter((name) => name === 'Calendar')).toHaveLength(1)

  const timed = await panel.press(input({ type: 'radio', value: '18:00' }))
  expect(timed).toContain('Slot')
  expect(timed).not.toContain('Calendar')
  expect(timed.length).toBeLessThan(30)

  const counted = await panel.press(labeled('More: ADULT'))
  expect(new Set(counted)).toEqual(
    new Set([
      'UnitRow',
      'Stepper',
      'Icon',
      'PriceLines',
      'Line',
      'Price',
      'TicketTotal',
      'DepositRows',
      'BuySum',
    ]),
  )
  expect(counted.length).toBeLessThan(15)
  expect(panel.text()).toContain('2 × ADULT฿3,000')

  const added = await panel.press(input({ type: 'checkbox' }))
  expect(added).toContain('Extra')
  expect(added).not.toContain('Calendar')
  expect(added.length).toBeLessThan(15)
  expect(panel.text()).toContain('Total฿3,010')

  expect(JSON.parse(readSelection(product.id) ?? '')).toMatchObject({
    optionId: 'shared',
    date: day,
    time: '18:00',
    quantities: { ADULT: 2 },
    extras: ['tea'],
  })
  await panel.close()
})

test('a pressed choice renders alone, and what follows from it after the paint', async () => {
  const panel = await openPanel([])
  const dated = await panel.pressAndWatch(dayButton(addDays(TODAY, 1)))
  expect(new Set(dated.first)).toEqual(new Set(['CalendarDay', 'Day', 'DayButton']))
  expect(dated.all).toContain('Calendar')
  const timed = await panel.pressAndWatch(input({ type: 'radio', value: '18:00' }))
  expect(new Set(timed.first)).toEqual(new Set(['TimeStep', 'Slot']))
  expect(timed.all).toContain('BuySum')
  const opted = await panel.pressAndWatch(input({ type: 'radio', value: 'private' }))
  expect(opted.first).toContain('OptionCard')
  for (const name of ['Calendar', 'StepList', 'BuySum']) expect(opted.first).not.toContain(name)
  expect(opted.all).toContain('BuySum')
  await panel.close()
})

test('on a phone, where the ticket is hidden, a press renders nothing of it', async () => {
  const panel = await openPanel([])
  await panel.press(dayButton(addDays(TODAY, 1)))
  const timed = await panel.press(input({ type: 'radio', value: '18:00' }))
  const counted = await panel.press(labeled('More: ADULT'))
  for (const name of ['TicketTotal', 'TicketButtons', 'PriceLines', 'DateLine', 'Conditions'])
    expect([...timed, ...counted]).not.toContain(name)
  expect(counted).toContain('BuySum')
  await panel.close()
})
