'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { usePhoneMessages } from '@/components/account/use-phone-messages'
import { usePreferences } from '@/components/page/preferences'
import type { AccountSettings } from '@/lib/contract/account'
import { formatDate } from '@/lib/i18n/format'
import { readChangeDraft } from './change-draft'
import { ChangeRow } from './change-row'
import { EmailChange } from './email-change'
import { FirstPassword } from './first-password'
import { PasskeysChange } from './passkeys-change'
import { PasswordChange } from './password-change'
import { PhoneChange } from './phone-change'
import { SettingsCard } from './settings-card'
import { TwoStepChange } from './two-step-change'

type Changing = 'email' | 'phone' | 'secret' | 'passkeys' | 'twoStep'

/** The sign-in credentials; one is changed at a time. */
export function SignInSection({
  account: { user, phone_code_by, has_password, two_step, passkeys },
}: {
  account: AccountSettings
}) {
  const t = useTranslations('settings')
  const { locale, passkeys: areOffered } = usePreferences()
  const phone = usePhoneMessages(user.phone)
  const [changing, setChanging] = useState<Changing | null>(null)
  useEffect(() => {
    const draft = readChangeDraft(user.id)
    if (draft) setChanging(draft.what)
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
          <EmailChange user={user} onDone={done} />
        </ChangeRow>
        <ChangeRow {...row('phone')} value={phone}>
          <PhoneChange user={user} codeBy={phone_code_by} onDone={done} />
        </ChangeRow>
        <ChangeRow
          {...row('secret')}
          value={has_password ? '••••••••' : t('secret.none')}
          unset={!has_password}
        >
          {has_password ? (
            <PasswordChange email={user.email} onDone={done} />
          ) : (
            <FirstPassword email={user.email} onDone={done} />
          )}
        </ChangeRow>
        {areOffered && passkeys && (
          <ChangeRow
            {...row('passkeys')}
            value={
              passkeys.passkeys.length > 0
                ? t('passkeys.count', { count: passkeys.passkeys.length })
                : t('passkeys.none')
            }
          >
            <PasskeysChange
              email={user.email}
              list={passkeys}
              hasPassword={has_password}
              hasTwoStep={two_step !== null}
              onDone={done}
            />
          </ChangeRow>
        )}
        {has_password && (
          <ChangeRow
            {...row('twoStep')}
            value={
              two_step
                ? t('twoStep.on', { date: formatDate(two_step.since.slice(0, 10), locale) })
                : t('twoStep.off')
            }
          >
            <TwoStepChange
              email={user.email}
              passkeys={passkeys?.passkeys.length ?? 0}
              state={two_step}
              onDone={done}
            />
          </ChangeRow>
        )}
      </div>
    </SettingsCard>
  )
}
