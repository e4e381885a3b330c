'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Chips } from '@/components/ui/chips'
import { forcedLook } from './forced-look'

const LOOKS = ['rest', 'hover', 'focus', 'pressed'] as const

/**
 * Shows what is in it as if all of it were pointed at, had the focus or were pressed. The looks are the rules of the
 * shop's own style sheets, read from the page, so that they can neither differ from them nor cost them a byte.
 */
export function LookFrame({ children }: { children: React.ReactNode }) {
  const t = useTranslations('specimens.look')
  const [look, setLook] = useState<string>('rest')
  useEffect(() => {
    if (look === 'rest') return
    const style = document.createElement('style')
    style.textContent = forcedLook(document.styleSheets)
    document.head.append(style)
    return () => style.remove()
  }, [look])
  return (
    <>
      <div style={{ marginBlock: 24 }}>
        <Chips
          label={t('label')}
          choose="one"
          name="look"
          options={LOOKS.map((value) => ({ value, label: t(value) }))}
          value={[look]}
          onChange={([value = 'rest']) => setLook(value)}
        />
      </div>
      <div data-look={look}>{children}</div>
    </>
  )
}
