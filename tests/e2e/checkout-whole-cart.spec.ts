import { sql } from '../fixtures/database'
import { expect, test } from './fixtures/member'
import { boatDay, ready } from './fixtures/steps'

test('[R8] without a selection the checkout opens with everything in the cart that can be bought', {
  tag: '@thorough',
}, async ({ page, t, at, boatInCart }) => {
  const ids: string[] = []
  for (const day of [114, 115, 116]) ids.unshift((await boatInCart(boatDay(day))).id)
  const [newest, past, oldest] = ids
  await sql("UPDATE cart_items SET local_date = '2020-01-01' WHERE id = $1", [past])
  await page.goto(at('/checkout'))
  await ready(page)
  await expect(page.getByRole('heading', { name: t('checkout.trip.title') }).first()).toBeVisible()
  expect(new URL(page.url()).search).toBe(`?items=${newest},${oldest}`)

  // A later addition does not join it.
  await boatInCart(boatDay(117))
  await page.reload()
  await expect(page.getByRole('heading', { name: t('checkout.trip.title') }).first()).toBeVisible()
  expect(new URL(page.url()).search).toBe(`?items=${newest},${oldest}`)
})

test('[R8] an empty cart has nothing to check out', { tag: '@thorough' }, async ({
  page,
  t,
  at,
  member: _,
}) => {
  await page.goto(at('/checkout'))
  await ready(page)
  await expect(page.getByRole('heading', { name: t('checkout.nothing.title') })).toBeVisible()
})
