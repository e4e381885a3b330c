'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Button } from '@/components/ui/action/button'
import { Banner } from '@/components/ui/feedback/banner'

export function BannerSpecimen() {
  const t = useTranslations('showcase.surface')
  const form = useTranslations('showcase.form')
  const state = useTranslations('showcase.state')
  const [open, setOpen] = useState(true)
  return (
    <Specimen name="banner" wide>
      <State name={`${state('usual')} · info`}>
        {open ? (
          <Banner
            title={t('moves')}
            action={
              <a href="#showcase-banner" className="link">
                {t('pier')}
              </a>
            }
            onClose={() => setOpen(false)}
          >
            {t('movesLine')}
          </Banner>
        ) : (
          <Button size="sm" variant="quiet" onClick={() => setOpen(true)} className="justify-self-start">
            {state('open')}
          </Button>
        )}
      </State>
      <State name={`${state('usual')} · ok`}>
        <Banner tone="ok">{t('confirmed')}</Banner>
      </State>
      <State name={`${state('urgent')} · warn`}>
        <Banner tone="warn" title={t('waits')} action={<Button size="sm">{t('pay')}</Button>}>
          {t('waitsLine')}
        </Banner>
      </State>
      <State name={`${state('urgent')} · bad`}>
        <Banner tone="bad" title={t('declined')}>
          {t('declinedLine')}
        </Banner>
      </State>
      <State name={state('busy')}>
        <Banner
          tone="warn"
          title={t('waits')}
          action={
            <Button size="sm" busy>
              {t('pay')}
            </Button>
          }
        />
      </State>
      <State name={state('long')}>
        <Banner
          title={form('longWord')}
          action={
            <a href="#showcase-banner" className="link">
              {form('nameLong')}
            </a>
          }
        >
          {form('longSentence')}
        </Banner>
      </State>
    </Specimen>
  )
}
