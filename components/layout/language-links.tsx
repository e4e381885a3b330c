'use client'

import Cookies from 'js-cookie'
import type { MouseEvent } from 'react'
import type { Language } from '@/lib/contract/preferences'
import { LOCALE_COOKIE } from '@/lib/domain/cookies'
import type { Locale } from '@/lib/domain/locale'
import { localePath, splitLocale } from '@/lib/i18n/paths'
import { usePreferences } from './preferences'

/** The languages of the shop; a click keeps page and query. */
export function LanguageLinks({ languages, className }: { languages: Language[]; className: string }) {
  const { locale, prefix } = usePreferences()

  function change(event: MouseEvent, to: Locale) {
    event.preventDefault()
    Cookies.set(LOCALE_COOKIE, to, { path: '/', sameSite: 'lax', expires: 365 })
    const { pathname, search, hash } = window.location
    const address = localePath(to, splitLocale(pathname).path + search + hash, prefix)
    if (address === pathname + search + hash) window.location.reload()
    else window.location.assign(address)
  }

  return (
    <>
      {languages.map(({ code, name }) => (
        <a
          key={code}
          href={localePath(code, '/', prefix)}
          hrefLang={code}
          lang={code}
          aria-current={code === locale ? 'true' : undefined}
          onClick={(event) => change(event, code)}
          className={className}
        >
          {name}
        </a>
      ))}
    </>
  )
}
