'use client'

import { type RefObject, useEffect, useEffectEvent } from 'react'

interface FieldEvents {
  /** The text has changed; not called during an IME composition. */
  onText(text: string): void
  /** The field has received focus, or was clicked again. */
  onEnter(pressed: boolean): void
  /** The focus, or a click, has moved outside. */
  onLeave(): void
  /** A key that no IME handles; returns whether it was handled. */
  onKey(key: string): boolean
  onSubmit(form: HTMLFormElement): void
}

/** Adds listeners to a field that was rendered before its suggestions, and to its form. */
export function useSearchField(input: RefObject<HTMLInputElement | null>, events: FieldEvents): void {
  const onInput = useEffectEvent((event: Event) => {
    const { target } = event
    const composing = event instanceof InputEvent && event.isComposing
    if (target instanceof HTMLInputElement && !composing) events.onText(target.value.trim())
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Safari ends a composition before the keydown that ended it; its keyCode is then 229.
    if (event.isComposing || event.keyCode === 229 || event.altKey || event.ctrlKey || event.metaKey) return
    if (events.onKey(event.key)) event.preventDefault()
  })
  const onEnter = useEffectEvent((event: Event) => events.onEnter(event.type === 'click'))
  const onElsewhere = useEffectEvent((event: Event, box: Element) => {
    const to = event instanceof FocusEvent ? event.relatedTarget : event.target
    if (!(to instanceof Node && box.contains(to))) events.onLeave()
  })
  const onSubmit = useEffectEvent((event: Event) => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    events.onSubmit(event.target)
  })
  useEffect(() => {
    const field = input.current
    const box = field?.parentElement
    if (!field || !box) return
    const control = new AbortController()
    const { signal } = control
    field.addEventListener('input', onInput, { signal })
    field.addEventListener('compositionend', onInput, { signal })
    field.addEventListener('keydown', onKeyDown, { signal })
    field.addEventListener('focus', onEnter, { signal })
    field.addEventListener('click', onEnter, { signal })
    field.form?.addEventListener('submit', onSubmit, { signal })
    const elsewhere = (event: Event) => onElsewhere(event, box)
    box.addEventListener('focusout', elsewhere, { signal })
    document.addEventListener('pointerdown', elsewhere, { signal })
    return () => control.abort()
  }, [input])
}
