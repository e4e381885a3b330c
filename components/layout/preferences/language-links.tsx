'use client'

import Cookies from 'js-cookie'
import { type MouseEvent, useEffect, useState } from 'react'
import { usePreferences } from '@/components/page/preferences'
import type { Language } from '@/lib/contract/preferences'
import { LOCALE_COOKIE } from '@/lib/domain/cookies'
import type { Locale } from '@/lib/domain/locale'
import { localePath, splitLocale } from '@/lib/i18n/paths'
import { useNavigation } from '@/stores/navigation'
import { choiceAttributes } from './choice-attributes'

/** Returns the URL of the page without its language prefix, with query and hash. */
function addressHere(): string {
  const { pathname, search, hash } = window.location
  return splitLocale(pathname).path + search + hash
}

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
    // The URL alone does not determine the language at the root, nor on paths without a prefix.
    Cookies.set(LOCALE_COOKIE, to, choiceAttributes())
    if (!isPlain(event)) return
    event.preventDefault()
    const { pathname, search, hash } = window.location
    const address = localePath(to, addressHere(), prefix)
    if (address === pathname + search + hash) window.location.reload()
    else window.location.assign(address)
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
