'use client'

import { usePreferences } from '@/components/layout/preferences'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/lib/icons/icon-names'

interface DocumentLinkProps {
  /** Path of the call that answers with the file. */
  address: `/api/${string}`
  icon: IconName
  /** It is being taken; told its path. */
  onDownload?(path: string): void
  children: React.ReactNode
}

/** A file to keep, in the page's language. */
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
