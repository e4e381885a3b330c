'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { usePhoneWords } from '@/components/account/use-phone-words'
import type { User } from '@/lib/contract/auth'
import { ChangeRow } from './change-row'
import { EmailChange } from './email-change'
import { readEmailDraft } from './email-draft'
import { PasswordChange } from './password-change'
import { PhoneChange } from './phone-change'
import { SettingsCard } from './settings-card'

type Changing = 'email' | 'phone' | 'secret'

/** What one signs in with; one thing is changed at a time. */
export function SignInSection({ user }: { user: User }) {
  const t = useTranslations('settings')
  const phone = usePhoneWords(user.phone)
  const [changing, setChanging] = useState<Changing | null>(null)
  useEffect(() => {
    if (readEmailDraft(user.id)) setChanging('email')
  }, [user.id])
  const done = () => setChanging(null)
  const row = (what: Changing) => ({
    title: t(`${what}.title`),
    open: changing === what,
    onOpen: () => setChanging(what),
  })
  return (
    <SettingsCard title={t('signIn.title')}>
      <div className="-mt-2 divide-y divide-line">
        <ChangeRow {...row('email')} value={user.email}>
          <EmailChange userId={user.id} onDone={done} />
        </ChangeRow>
        <ChangeRow {...row('phone')} value={phone}>
          <PhoneChange user={user} onDone={done} />
        </ChangeRow>
        <ChangeRow {...row('secret')} value="••••••••">
          <PasswordChange email={user.email} onDone={done} />
        </ChangeRow>
      </div>
    </SettingsCard>
  )
}
