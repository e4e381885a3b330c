'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { cx } from '@/components/ui/class-names'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { described, FIELD_BOX, Field } from '@/components/ui/form/field'
import { MAX_TYPED_PROMO_CODE_LENGTH } from '@/lib/domain/promo'
import { formatMoney } from '@/lib/i18n/format'
import type { Promo } from './use-promo'

interface PromoEntryProps {
  promo: Promo
  /** Whether the visitor has used this field, so that the focus may move. */
  acted: RefObject<boolean>
}

function PromoEntry({ promo, acted }: PromoEntryProps) {
  const t = useTranslations('checkout.promo')
  const errorText = useErrorText()
  const id = useId()
  const [typed, setTyped] = useState(promo.code)
  const [missing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { error } = promo
  useEffect(() => {
    if (error && acted.current) input.current?.focus()
  }, [error, acted])

  function apply() {
    acted.current = true
    const code = typed.trim()
    setMissing(code === '')
    if (code === '') input.current?.focus()
    else if (!promo.busy) promo.apply(code)
  }

  // Enter would submit the surrounding order form.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    apply()
  }

  const problem = missing ? t('required') : error ? errorText(error) : null
  return (
    <Field id={id} label={t('label')} error={problem}>
      <div className="flex flex-wrap gap-2.5">
        <input
          {...described(id, { error: problem })}
          ref={input}
          value={typed}
          maxLength={MAX_TYPED_PROMO_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => {
            setTyped(event.target.value)
            setMissing(false)
          }}
          onKeyDown={onKeyDown}
          className={cx(FIELD_BOX, 'min-w-0 flex-[1_1_min(7rem,50%)]')}
        />
        <Button variant="secondary" busy={promo.busy} onClick={apply} className="h-13">
          {t('apply')}
        </Button>
      </div>
    </Field>
  )
}

/** Promo code entry and its result; collapsed until the visitor opens it. */
export function PromoField({ promo }: { promo: Promo }) {
  const t = useTranslations('checkout.promo')
  const [opened, setOpened] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const acted = useRef(false)
  const applied = promo.quote?.promo
  const stage = applied ? 'applied' : opened || promo.code !== '' ? 'open' : 'closed'
  // The pressed button is removed, so move the focus here; a code restored by a reload does not move it.
  useEffect(() => {
    if (acted.current && stage !== 'closed') box.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [stage])

  return (
    <div ref={box} className="mt-3">
      <p role="status" className="sr-only">
        {applied && t('applied', { code: applied.code, amount: formatMoney(applied.discount) })}
      </p>
      {applied && (
        <Button
          variant="text"
          size="sm"
          className="-ml-[16px]"
          onClick={() => {
            acted.current = true
            setOpened(true)
            promo.remove()
          }}
        >
          {t('remove', { code: applied.code })}
        </Button>
      )}
      {stage === 'closed' && (
        <Button
          variant="text"
          size="sm"
          className="-ml-[16px]"
          icon="tag"
          onClick={() => {
            acted.current = true
            setOpened(true)
          }}
        >
          {t('open')}
        </Button>
      )}
      {stage === 'open' && <PromoEntry promo={promo} acted={acted} />}
    </div>
  )
}
