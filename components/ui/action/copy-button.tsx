'use client'

import { useTranslations } from 'next-intl'
import { showToast } from '@/stores/toasts'
import { Button } from './button'

export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('ui.copy')
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: t('done') })
    } catch {
      showToast({ title: t('failed'), colour: 'warning' })
    }
  }
  return (
    <Button variant="quiet" icon="copy" className="justify-self-start" onClick={copy}>
      {label}
    </Button>
  )
}
