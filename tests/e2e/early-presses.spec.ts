import type { Locator, Page } from '@playwright/test'
import { field } from './fixtures/forms'
import { variant } from './fixtures/languages'
import { expect, test } from './fixtures/member'
import type { Translate } from './fixtures/messages'
import { holdScripts } from './fixtures/scripts'
import { BOAT, newPerson, nextFrames, ready } from './fixtures/steps'

/** A product without a date, which is complete from the start. */
const PLAN = 'esim-japan'

/** Something that a visitor may press before the scripts have loaded, and what shows that it happened once. */
interface EarlyPress {
  name: string
  path: string
  /** Only on this width. */
  only?: 390 | 1280
  /** Reacts like another one. */
  isRepeated?: true
  control(page: Page, t: Translate): Locator
  /** A second press would close it, or toggle it back. */
  happened(page: Page, t: Translate): Promise<void>
}

const named = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const heart = (page: Page) => page.locator('[data-act="heart"]:visible').first()
const lastOption = (page: Page) => page.locator('#booking-steps input[name=option]').last()
const bangkok = (page: Page) => page.locator('form select[name=destination]:visible').first()

const PRESSES: EarlyPress[] = [
  {
    name: 'a menu',
    path: '/products',
    only: 1280,
    control: (page, t) => named(page, t('layout.client.destinations')),
    happened: (page, t) =>
      expect(named(page, t('layout.client.destinations'))).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    name: 'a tab',
    path: '/products',
    only: 390,
    control: (page, t) => named(page, t('layout.client.explore')),
    happened: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'a filter',
    isRepeated: true,
    path: '/products',
    only: 390,
    control: (page, t) => named(page, t('listing.filters.duration')),
    happened: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'a heart',
    path: '/products',
    control: heart,
    happened: (page) => expect(heart(page)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'the gallery',
    isRepeated: true,
    path: `/products/${BOAT}`,
    control: (page) => page.locator('.gallery-all'),
    happened: async (page) => expect(page.locator('.yarl__root')).toHaveCount(1),
  },
  {
    name: 'what is missing',
    path: `/products/${BOAT}`,
    only: 390,
    control: (page, t) => named(page, t('booking.missing.date')),
    happened: (page, t) => expect(dialog(page, t('booking.sheet'))).toBeVisible(),
  },
  {
    name: 'what is missing',
    path: `/products/${BOAT}`,
    only: 1280,
    control: (page, t) => named(page, t('booking.missing.date')),
    happened: (page) => expect(page.locator('#booking-date')).toBeFocused(),
  },
  {
    name: 'a number',
    isRepeated: true,
    path: `/products/${PLAN}`,
    control: (page) => page.locator('#booking-steps fieldset button').last(),
    happened: (page) => expect(page.locator('#booking-steps fieldset output').last()).toHaveText('2'),
  },
]

for (const width of [390, 1280] as const)
  test.describe(`before the scripts have loaded, at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const { name, path, isRepeated, control, happened } of PRESSES.filter(
      ({ only = width }) => only === width,
    )) {
      const usual = variant(width === 390 && !isRepeated)
      test(`[UI] a press is performed once: ${name}`, usual, async ({ page, at, t }) => {
        const release = await holdScripts(page)
        await page.goto(at(path), { waitUntil: 'commit' })
        const pressed = control(page, t)
        await pressed.click()
        await expect(pressed).toHaveAttribute('data-taken', '')
        release()
        await happened(page, t)
        await ready(page)
        await page.waitForLoadState('networkidle')
        await happened(page, t)
        await expect(page.locator('[data-taken]')).toHaveCount(0)
      })
    }

    test('[R5] nothing of the booking is pale or inert', variant(width === 390), async ({ page, at, t }) => {
      const html = await (await page.request.get(at(`/products/${BOAT}`))).text()
      expect(html).not.toMatch(/<[^>]*\sinert\b[^>]*>/)
      await holdScripts(page)
      await page.goto(at(`/products/${BOAT}`), { waitUntil: 'commit' })
      await expect(named(page, t('booking.missing.date'))).toBeVisible()
      await expect(page.locator('[inert]')).toHaveCount(0)
      const controls = page.locator('#booking-steps label, #booking-steps button, .ticket button')
      const pale = await controls.or(page.locator('[data-bottom-bar] button')).evaluateAll((all) =>
        all
          .filter((control) => {
            let opacity = 1
            for (let at: Element | null = control; at; at = at.parentElement)
              opacity *= Number(getComputedStyle(at).opacity)
            return opacity < 1 && !control.matches(':disabled, [aria-disabled=true]')
          })
          .map((control) => control.textContent),
      )
      expect(pale).toEqual([])
    })

    test('[R5] an option and the press after it', { tag: '@thorough' }, async ({ page, at, t }) => {
      const release = await holdScripts(page)
      await page.goto(at(`/products/${BOAT}`), { waitUntil: 'commit' })
      const option = lastOption(page)
      await page
        .locator('#booking-steps label')
        .filter({ has: page.locator('input[name=option]') })
        .last()
        .click()
      await expect(option).toBeChecked()
      const name = await option.inputValue()
      await named(page, t('booking.missing.date')).click()
      release()
      if (width === 390) await expect(dialog(page, t('booking.sheet'))).toBeVisible()
      else await expect(page.locator('#booking-date')).toBeFocused()
      await page.reload()
      await ready(page)
      await expect(page.locator(`#booking-steps input[value="${name}"]`)).toBeChecked()
    })

    test(
      '[UI] a press on another control replaces the first',
      variant(width === 390),
      async ({ page, at }) => {
        const release = await holdScripts(page)
        await page.goto(at(`/products/${BOAT}`), { waitUntil: 'commit' })
        await page.locator('.gallery-all').click()
        await expect(page.locator('.gallery-all')).toHaveAttribute('data-taken', '')
        await heart(page).click()
        await expect(page.locator('[data-taken]')).toHaveCount(1)
        release()
        await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
        await page.waitForLoadState('networkidle')
        await expect(page.locator('.yarl__root')).toHaveCount(0)
      },
    )

    test('[UI] sharing needs no script', { tag: '@thorough' }, async ({ page, at, t }) => {
      const release = await holdScripts(page)
      await page.goto(at(`/products/${BOAT}`), { waitUntil: 'commit' })
      await named(page, t('share.button')).click()
      await expect(page.locator('#share-menu')).toBeVisible()
      release()
      await ready(page)
      await nextFrames(page)
      await expect(page.locator('#share-menu')).toBeVisible()
    })

    test(
      '[R5] "Add to cart" sends one request',
      variant(width === 390),
      async ({ page, at, t, member: _ }) => {
        const sent: string[] = []
        page.on('request', (request) => {
          if (request.method() === 'POST' && request.url().endsWith('/api/pd4/carts'))
            sent.push(request.url())
        })
        const release = await holdScripts(page)
        await page.goto(at(`/products/${PLAN}`), { waitUntil: 'commit' })
        const add = named(page, t('booking.add'))
        await add.click()
        await expect(add).toHaveAttribute('data-taken', '')
        release()
        await expect(page.getByText(t('booking.added')).first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(sent).toHaveLength(1)
      },
    )
  })

test('[R4] a filter beside the listing is applied', { tag: '@thorough' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const release = await holdScripts(page)
  await page.goto('/products', { waitUntil: 'commit' })
  await bangkok(page).selectOption('bangkok')
  release()
  await expect(page).toHaveURL(/\?destination=bangkok$/)
  await expect(bangkok(page)).toHaveValue('bangkok')
})

test('[A3] a form that is sent before its scripts have loaded sends what was typed, once', async ({
  page,
  at,
  t,
}) => {
  const { email } = newPerson()
  const sent: Array<string | null> = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/request-forget-password')) sent.push(request.postData())
  })
  const release = await holdScripts(page)
  await page.goto(at('/forgot-password'), { waitUntil: 'commit' })
  await field(page, 'email').pressSequentially(email)
  await page.keyboard.press('Enter')
  await nextFrames(page)
  await expect(field(page, 'email')).toHaveValue(email)
  release()
  await expect(page.getByRole('textbox', { name: t('forgot.code.label'), exact: true })).toBeFocused()
  expect(sent).toEqual([expect.stringContaining(email)])
})

test('[UI] a press that waits too long, or on a page that is left, is forgotten', {
  tag: '@thorough',
}, async ({ page, at }) => {
  await page.clock.install()
  const release = await holdScripts(page)
  await page.goto(at(`/products/${BOAT}`), { waitUntil: 'commit' })
  const gallery = page.locator('.gallery-all')
  await gallery.click()
  await page.clock.runFor(100)
  await expect(gallery).toHaveAttribute('data-taken', '')
  await page.clock.runFor(10_000)
  await expect(gallery).not.toHaveAttribute('data-taken')
  release()
  await ready(page)
  await page.clock.runFor(1_000)
  await expect(page.locator('.yarl__root')).toHaveCount(0)
})
