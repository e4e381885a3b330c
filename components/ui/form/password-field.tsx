'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '@/components/ui/action/icon-button'
import { TextField } from './text-field'

export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'start'>) {
  const t = useTranslations('ui')
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          icon={shown ? 'eye-slash' : 'eye'}
          label={t(shown ? 'hidePassword' : 'showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
