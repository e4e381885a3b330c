'use client'

import { type MouseEvent, useEffect, useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import type { Language } from '@/lib/contract/preferences'
import type { Locale } from '@/lib/domain/locale'
import { localePath } from '@/lib/i18n/paths'
import { useNavigation } from '@/stores/navigation'
import { addressHere, openLanguage, storeLanguage } from './change-language'

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** The shop's languages; each links to the same page with its query. */
export function LanguageLinks({ languages, className }: { languages: Language[]; className?: string }) {
  const { locale, prefix } = usePreferences()
  const page = useNavigation((state) => state.path)
  const [here, setHere] = useState('/')
  const look = () => setHere(addressHere())
  useEffect(() => {
    if (page !== null) setHere(addressHere())
  }, [page])

  function change(event: MouseEvent, to: Locale) {
    storeLanguage(to)
    if (!isPlain(event)) return
    event.preventDefault()
    openLanguage(to, prefix)
  }

  return (
    <>
      {languages.map(({ code, name }) => (
        <a
          key={code}
          href={localePath(code, here, prefix)}
          hrefLang={code}
          lang={code}
          aria-current={code === locale ? 'true' : undefined}
          // A filter changes the query but not the path.
          onPointerEnter={look}
          onFocus={look}
          onClick={(event) => change(event, code)}
          onAuxClick={(event) => event.button === 1 && change(event, code)}
          className={className}
        >
          {name}
        </a>
      ))}
    </>
  )
}
