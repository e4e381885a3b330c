'use client'

import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { useCountries } from '@/components/account/use-countries'
import { usePreferences } from '@/components/page/preferences'
import { Button } from '@/components/ui/action/button'
import { FormError } from '@/components/ui/feedback/form-error'
import { NameFields } from '@/components/ui/form/name-fields'
import { SelectField } from '@/components/ui/form/select-field'
import { TextField } from '@/components/ui/form/text-field'
import { send } from '@/lib/api/browser'
import type { updateProfile } from '@/lib/contract/account'
import type { User } from '@/lib/contract/auth'
import { useAccountUpdate } from './account-query'
import { ImageField } from './image-field'
import { SettingsCard } from './settings-card'
import { useSave } from './use-save'

const valuesOf = ({ first_name, last_name, profile }: User) => ({
  first_name,
  last_name,
  country: profile.country,
  address: profile.address,
})
type ProfileValues = ReturnType<typeof valuesOf>

export function ProfileSection({ user }: { user: User }) {
  const t = useTranslations('settings')
  const labels = useTranslations('auth.signUp')
  const { locale } = usePreferences()
  const countries = useCountries(locale)
  const update = useAccountUpdate()
  const form = useForm({ defaultValues: valuesOf(user) })
  const { errors, dirtyFields } = form.formState
  const chosen = form.watch('country')
  const { submit, problem, busy } = useSave(form, async (values) => {
    // Only changed fields: users who signed up with Google may have no country and no address yet.
    const changes = Object.entries(values).filter(([name]) => name in dirtyFields)
    const response = await send<typeof updateProfile>('PATCH', '/api/account', Object.fromEntries(changes))
    update(response.data)
    form.reset(valuesOf(response.data.user))
    return response
  })
  const field = (name: keyof ProfileValues) => ({ ...form.register(name), error: errors[name]?.message })

  return (
    <SettingsCard title={t('profile.title')} line={t('profile.line')}>
      <ImageField user={user} />
      <form method="post" noValidate onSubmit={submit} className="mt-6 grid gap-4.5">
        <FormError message={problem} busy={busy} />
        <div className="grid gap-4.5 sm:grid-cols-2">
          <NameFields
            locale={locale}
            first={
              <TextField label={labels('firstName')} autoComplete="given-name" {...field('first_name')} />
            }
            last={
              <TextField
                label={labels('lastName')}
                hint={labels('lastNameHint')}
                autoComplete="family-name"
                {...field('last_name')}
              />
            }
          />
        </div>
        <SelectField label={labels('country')} autoComplete="country" {...field('country')} value={chosen}>
          {chosen === '' && (
            <option value="" disabled>
              {labels('choose')}
            </option>
          )}
          {countries.length === 0 && chosen !== '' && (
            <option value={chosen}>{new Intl.DisplayNames([locale], { type: 'region' }).of(chosen)}</option>
          )}
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label={labels('address')} autoComplete="address-line1" {...field('address')} />
        <Button type="submit" className="justify-self-start" busy={busy}>
          {t('save')}
        </Button>
      </form>
    </SettingsCard>
  )
}
