import { describe, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { Card } from '@/components/ui/display/card'
import { emulateMedia } from '@/tests/setup/components/device'
import { lookOf } from '@/tests/setup/components/look'
import { centerOf, mouse } from '@/tests/setup/components/pointer'
import { show } from '@/tests/setup/components/show'
import { Button } from './button'
import { ButtonLink } from './button-link'
import { Chip } from './chip'
import { IconButton } from './icon-button'

const VARIANTS = ['primary', 'secondary', 'quiet', 'text'] as const
const AWAY = { x: 0, y: 0 }

/** Expects a distinct look for each of hovered, pressed and focused. */
async function expectStates(name: string, role: 'button' | 'link', part?: (control: Locator) => Locator) {
  const control = page.getByRole(role, { name })
  const target = part?.(control) ?? control
  await mouse.move(AWAY)
  const rest = await lookOf(target)
  await mouse.move(centerOf(control))
  const hovered = await lookOf(target)
  await mouse.down()
  const pressed = await lookOf(target)
  // Released elsewhere, so that nothing is activated.
  await mouse.move(AWAY)
  await mouse.up()
  control.element().focus()
  await userEvent.keyboard('{Shift}')
  const focused = await lookOf(target)
  control.element().blur()
  expect.soft(hovered, `hovered: ${name}`).not.toBe(rest)
  expect.soft([rest, hovered], `pressed: ${name}`).not.toContain(pressed)
  expect.soft(focused, `focused: ${name}`).not.toBe(rest)
}

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test('[UI] controls have hover, active and focus styles', async () => {
    await emulateMedia({ 'prefers-color-scheme': scheme, 'prefers-reduced-motion': 'reduce' })
    await show(
      <div className="grid justify-items-start gap-4 p-4">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <ButtonLink href="#here">Book</ButtonLink>
        <IconButton icon="heart" label="Save" />
        <IconButton icon="shopping-cart" label="Cart" badge={12} />
        <Chip>Free cancellation</Chip>
        <Card title="Sunset boat" href="#here">
          <p>90 minutes by longtail</p>
        </Card>
      </div>,
    )
    for (const variant of VARIANTS) await expectStates(variant, 'button')
    await expectStates('Book', 'link')
    for (const name of ['Save', 'Cart', 'Free cancellation']) await expectStates(name, 'button')
    await expectStates('Sunset boat', 'link', (link) =>
      page.elementLocator(link.element().closest('.card-link') ?? link.element()),
    )
  })

  // Pressed it has the colors that it has at rest, and differs only by its position.
  test('[UI] a button of a destructive action has hover, active and focus styles', async () => {
    await emulateMedia({ 'prefers-color-scheme': scheme })
    await show(<Button variant="danger">Clear</Button>)
    await expectStates('Clear', 'button')
  })
})
