'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Chips } from '@/components/ui/form/chips'
import { forcedLook } from './forced-look'

const LOOKS = ['rest', 'hover', 'focus', 'pressed'] as const

/**
 * Shows its children as if hovered, focused or pressed. The rules are read from the shop's own style sheets,
 * so that they neither diverge from those nor add a byte to them.
 */
export function LookFrame({ children }: { children: React.ReactNode }) {
  const t = useTranslations('showcase.look')
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
