'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/action/button'
import { showToast } from '@/stores/toasts'

export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('orders.copy')
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
