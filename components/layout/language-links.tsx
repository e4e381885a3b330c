'use client'

import Cookies from 'js-cookie'
import { type MouseEvent, useEffect, useState } from 'react'
import type { Language } from '@/lib/contract/preferences'
import { LOCALE_COOKIE } from '@/lib/domain/cookies'
import type { Locale } from '@/lib/domain/locale'
import { localePath, splitLocale } from '@/lib/i18n/paths'
import { useNavigation } from '@/stores/navigation'
import { usePreferences } from './preferences'

/** The address of the page without its language, with query and hash. */
function addressHere(): string {
  const { pathname, search, hash } = window.location
  return splitLocale(pathname).path + search + hash
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** The languages of the shop; each link leads to the same page with its query. */
export function LanguageLinks({ languages, className }: { languages: Language[]; className?: string }) {
  const { locale, prefix } = usePreferences()
  const page = useNavigation((state) => state.path)
  const [here, setHere] = useState('/')
  const look = () => setHere(addressHere())
  useEffect(() => {
    if (page !== null) setHere(addressHere())
  }, [page])

  function change(event: MouseEvent, to: Locale) {
    // The address alone does not decide at the root, nor where there are no prefixes.
    Cookies.set(LOCALE_COOKIE, to, { path: '/', sameSite: 'lax', expires: 365 })
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
          // A filter changes the query and leaves the path as it is.
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
