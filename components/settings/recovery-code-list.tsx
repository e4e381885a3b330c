'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/action/button'
import { CopyButton } from '@/components/ui/action/copy-button'

/** The recovery codes, which are shown once. */
export function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone(): void }) {
  const t = useTranslations('settings.twoStep')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4.5">
      <div>
        <h4 ref={heading} tabIndex={-1} className="text-15 font-semibold">
          {t('codesTitle')}
        </h4>
        <p className="text-14 text-ink-2">{t('codesLine')}</p>
      </div>
      <ul className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2 justify-self-start font-mono text-15">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onDone}>{t('done')}</Button>
        <CopyButton text={codes.join('\n')} label={t('copy')} />
      </div>
    </div>
  )
}
