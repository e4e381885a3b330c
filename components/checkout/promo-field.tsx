'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/class-names'
import { useErrorWords } from '@/components/ui/error-words'
import { described, FIELD_BOX, Field } from '@/components/ui/field'
import { formatMoney } from '@/lib/i18n/format'
import type { Promo } from './use-promo'

const LONGEST = 40

function PromoEntry({ promo }: { promo: Promo }) {
  const t = useTranslations('checkout.promo')
  const words = useErrorWords()
  const id = useId()
  const [typed, setTyped] = useState(promo.code)
  const [missing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { error } = promo
  useEffect(() => {
    if (error) input.current?.focus()
  }, [error])

  function apply() {
    const code = typed.trim()
    setMissing(code === '')
    if (code === '') input.current?.focus()
    else if (!promo.busy) promo.apply(code)
  }

  // Enter would place the order of the form around this field.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    apply()
  }

  const problem = missing ? t('required') : error ? words(error) : null
  return (
    <Field id={id} label={t('label')} error={problem}>
      <div className="flex gap-2.5">
        <input
          {...described(id, { error: problem })}
          ref={input}
          value={typed}
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => {
            setTyped(event.target.value)
            setMissing(false)
          }}
          onKeyDown={onKeyDown}
          className={cx(FIELD_BOX, 'min-w-0 flex-1')}
        />
        <Button variant="secondary" busy={promo.busy} onClick={apply} className="h-13">
          {t('apply')}
        </Button>
      </div>
    </Field>
  )
}

/** Where a promo code is typed, and what became of it; it stays out of the way until somebody has one. */
export function PromoField({ promo }: { promo: Promo }) {
  const t = useTranslations('checkout.promo')
  const [asked, setAsked] = useState(false)
  const applied = promo.quote?.promo
  const open = !applied && (asked || promo.code !== '')
  const box = useRef<HTMLDivElement>(null)
  const wasApplied = useRef(false)
  useEffect(() => {
    // The button that was pressed is gone; the keyboard stays in this place.
    if (wasApplied.current !== Boolean(applied))
      box.current?.querySelector<HTMLElement>('input, button')?.focus()
    wasApplied.current = Boolean(applied)
  }, [applied])

  return (
    <div ref={box} className="mt-3">
      <p role="status" className="sr-only">
        {applied && t('applied', { code: applied.code, amount: formatMoney(applied.discount) })}
      </p>
      {applied && (
        <Button
          variant="text"
          size="sm"
          onClick={() => {
            setAsked(true)
            promo.remove()
          }}
        >
          {t('remove', { code: applied.code })}
        </Button>
      )}
      {!applied && !open && (
        <Button variant="text" size="sm" icon="tag" onClick={() => setAsked(true)}>
          {t('open')}
        </Button>
      )}
      {open && <PromoEntry promo={promo} />}
    </div>
  )
}
