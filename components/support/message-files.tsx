'use client'

import { useTranslations } from 'next-intl'
import { usePreferences } from '@/components/page/preferences'
import { Icon } from '@/components/ui/media/icon'
import type { SupportFile } from '@/lib/contract/support'
import { formatFileSize } from '@/lib/i18n/format-file-size'

interface MessageFilesProps {
  number: string
  files: SupportFile[]
}

/** The files of a message, for saving. */
export function MessageFiles({ number, files }: MessageFilesProps) {
  const t = useTranslations('supportThread')
  const { locale } = usePreferences()
  return (
    <ul aria-label={t('files')} className="mt-2 grid justify-items-start gap-1.5">
      {files.map(({ id, name, size }) => (
        <li key={id} className="max-w-full">
          <a
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-12 bg-bg-3 px-3 py-2 text-14 hover:bg-bg-2"
            href={`/api/support/requests/${number}/files/${id}?locale=${locale}`}
            download
          >
            <Icon name="download-simple" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            <span className="shrink-0 text-13 text-ink-3">{formatFileSize(size)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
