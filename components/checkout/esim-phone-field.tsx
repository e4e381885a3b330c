'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { usePreferences } from '@/components/page/preferences'
import { Panel } from '@/components/ui/display/panel'
import { Checkbox } from '@/components/ui/form/checkbox'
import { Icon } from '@/components/ui/media/icon'
import { Accordion, AccordionItem } from '@/components/ui/navigation/accordion'
import type { CheckoutValues } from './checkout-values'

/** Asks whether the phone supports eSIM, and says how to find out. */
export function EsimPhoneField() {
  const t = useTranslations('checkout')
  const devices = useTranslations('esim.devices')
  const required = useTranslations('errors.fields')('esim_phone')
  const { path } = usePreferences()
  const { register, formState } = useFormContext<CheckoutValues>()
  return (
    <Panel aria-labelledby="esim-phone-title">
      <h2 id="esim-phone-title" className="mb-3 text-20">
        {t('esimPhone.title')}
      </h2>
      <Checkbox
        className="items-start py-1"
        required
        error={formState.errors.esim_phone_checked?.message}
        {...register('esim_phone_checked', { required })}
      >
        {t('esimPhone.label')}
      </Checkbox>
      <Accordion className="mt-3">
        <AccordionItem title={t('esimPhone.how')}>
          <p>{devices('line')}</p>
          <a
            href={path('/esim#devices')}
            target="_blank"
            rel="noopener"
            className="link inline-flex min-h-11 items-center gap-1.5"
          >
            {t('esimPhone.list')}
            <Icon name="arrow-square-out" label={t('terms.newTab')} />
          </a>
        </AccordionItem>
      </Accordion>
    </Panel>
  )
}
