'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/action/button'
import { useErrorText } from '@/components/ui/feedback/error-text'
import { FormError } from '@/components/ui/feedback/form-error'
import { send } from '@/lib/api/browser'
import type { downloadData } from '@/lib/contract/account'
import { showToast } from '@/stores/toasts'
import { saveFile } from './save-file'
import { SettingsCard } from './settings-card'
import { useProblem } from './use-problem'

export function DataSection() {
  const t = useTranslations('settings.data')
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useProblem()

  async function download(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      const { data } = await send<typeof downloadData>('GET', '/api/account/data', {}, { acting: true })
      const json = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      saveFile(`my-data-${data.exported_at.slice(0, 10)}.json`, json)
      showToast({ title: t('done') })
    } catch (error) {
      setProblem(errorText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <SettingsCard title={t('title')} line={t('line')}>
      <form
        method="post"
        onSubmit={(event) => void download(event)}
        className="grid justify-items-start gap-4"
      >
        <FormError message={problem} busy={busy} />
        <Button type="submit" variant="secondary" icon="download-simple" busy={busy}>
          {t('download')}
        </Button>
      </form>
    </SettingsCard>
  )
}
