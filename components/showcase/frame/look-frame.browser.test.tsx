import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '@/components/ui/action/button'
import { TextField } from '@/components/ui/form/text-field'
import { emulateMedia } from '@/tests/setup/components/device'
import { lookOf } from '@/tests/setup/components/look'
import { show, words } from '@/tests/setup/components/show'
import { LookFrame } from './look-frame'

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test('[R10] shows components as if hovered, focused and pressed', async () => {
    await emulateMedia({ 'prefers-color-scheme': scheme, 'prefers-reduced-motion': 'reduce' })
    await show(
      <LookFrame>
        <Button>Book now</Button>
        <TextField label="Full name" />
      </LookFrame>,
    )
    const button = page.getByRole('button', { name: 'Book now' })
    const field = page.getByRole('textbox')
    const rest = [await lookOf(button), await lookOf(field)]
    const choose = async (look: string) => {
      await userEvent.click(page.getByText(words(`showcase.look.${look}`)))
      await userEvent.hover(document.body, { position: { x: 1, y: 1 } })
    }
    for (const look of ['hover', 'focus', 'pressed']) {
      await choose(look)
      await expect.poll(() => lookOf(button), { message: look }).not.toBe(rest[0])
      if (look !== 'pressed') await expect.poll(() => lookOf(field), { message: look }).not.toBe(rest[1])
    }
    await choose('rest')
    await expect.poll(() => lookOf(button)).toBe(rest[0])
  })
})
