'use client'

import { usePreferences } from '@/components/page/preferences'
import { buttonStyle } from '@/components/ui/action/button-style'
import { Icon } from '@/components/ui/media/icon'
import type { IconName } from '@/lib/icons/icon-names'

interface DocumentLinkProps {
  /** API path of the file. */
  address: `/api/${string}`
  icon: IconName
  /** Called with the path when the download starts. */
  onDownload?(path: string): void
  children: React.ReactNode
}

/** Download link of a file in the page's language. */
export function DocumentLink({ address, icon, onDownload, children }: DocumentLinkProps) {
  const { locale } = usePreferences()
  return (
    <a
      className={buttonStyle('quiet')}
      href={`${address}?locale=${locale}`}
      onClick={() => onDownload?.(address)}
      download
    >
      <Icon name={icon} />
      {children}
    </a>
  )
}
