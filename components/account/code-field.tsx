import type { ClipboardEvent, ComponentProps } from 'react'
import { TextField } from '@/components/ui/text-field'

const DIGITS = 6

function pasteDigits(event: ClipboardEvent<HTMLInputElement>) {
  const digits = event.clipboardData.getData('text').replace(/\D/g, '').slice(0, DIGITS)
  if (!digits) return
  event.preventDefault()
  // As the browser would type it, so that the form hears of it.
  event.currentTarget.select()
  event.currentTarget.setRangeText(digits, 0, event.currentTarget.value.length, 'end')
  event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
}

/** One field for the six digits of a mailed code, however they are pasted. */
export function CodeField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={DIGITS}
      pattern="\d*"
      onPaste={pasteDigits}
      className="font-display text-24 tracking-[0.5em] tabular-nums"
    />
  )
}
