import { onTestFinished, vi } from 'vitest'
import { cdp, type Locator, userEvent } from 'vitest/browser'

/** Position on the screen in px. */
interface Point {
  x: number
  y: number
}

export const mouse = {
  move: (coords: Point) => userEvent.pointer({ coords }),
  down: () => userEvent.pointer('[MouseLeft>]'),
  up: () => userEvent.pointer('[/MouseLeft]'),
}

export function centerOf(target: Locator): Point {
  const { left, right, top, bottom } = target.element().getBoundingClientRect()
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** Points from one to another in equal steps, without the first. */
const between = (from: Point, to: Point, steps: number): Point[] =>
  Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / steps
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })

/** Whether an animation moves an element or one that contains it, and ends. */
function movesFor(element: Element, { effect }: Animation): boolean {
  return (
    effect instanceof KeyframeEffect &&
    effect.target?.contains(element) === true &&
    effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
  )
}

/** Waits until an element is in its final place: an animation may have drawn no frame yet. */
async function standsStill(element: Element): Promise<void> {
  const nextFrame = () => new Promise(requestAnimationFrame)
  const moving = document.getAnimations().filter((animation) => movesFor(element, animation))
  await Promise.allSettled(moving.map(({ finished }) => finished))
  const position = () => JSON.stringify(element.getBoundingClientRect())
  for (let before = ''; before !== position(); await nextFrame()) before = position()
}

/** Drags with the mouse from the center of one element to that of another. */
export async function drag(from: Locator, to: Locator, steps = 8): Promise<void> {
  await standsStill(from.element())
  const [start, end] = [centerOf(from), centerOf(to)]
  const way = between(start, end, steps).map((coords) => ({ coords }))
  await userEvent.pointer([{ coords: start, keys: '[MouseLeft>]' }, ...way, '[/MouseLeft]'])
}

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
  cdp().send('Input.dispatchTouchEvent', { type, touchPoints })

/** Taps on a touch screen. */
export async function tap(target: Locator): Promise<void> {
  const element = await target.findElement()
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  await standsStill(element)
  await touch('touchStart', [centerOf(target)])
  await touch('touchEnd', [])
}

/** Swipes over a touch screen. */
export async function swipe(from: Point, to: Point, beforeRelease?: () => Promise<void>): Promise<void> {
  await touch('touchStart', [from])
  for (const point of between(from, to, 5)) await touch('touchMove', [point])
  await beforeRelease?.()
  await touch('touchEnd', [])
}

/**
 * Replaces the times of input events until the test ends, so that speeds do not depend on the machine.
 * @returns a function that advances the time by ms
 */
export function inputClock(): (ms: number) => void {
  let now = performance.now()
  const timeStamp = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now)
  onTestFinished(() => timeStamp.mockRestore())
  return (ms) => {
    now += ms
  }
}
