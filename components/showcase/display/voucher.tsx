import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { StatusBadge } from '@/components/ui/display/status-badge'
import { Icon } from '@/components/ui/media/icon'
import { LateVoucherLook } from './late-voucher-look'

export async function VoucherSpecimen() {
  const t = await getTranslations('showcase.surface')
  const form = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
  const half = 'grid content-center justify-items-center gap-3 text-center'
  return (
    <Specimen name="voucher" wide>
      <LateVoucherLook />
      <div className="grid gap-7 col-span-full">
        <State name={state('usual')}>
          <div className="voucher">
            <div>
              <p className="text-20 font-bold">{t('boat')}</p>
              <p className="text-ink-2">{t('boatLine')}</p>
            </div>
            <div className={half}>
              <Icon name="qr-code" className="size-24" />
              <StatusBadge status="confirmed" />
            </div>
          </div>
        </State>
        <State name={state('long')}>
          <div className="voucher">
            <div>
              <p className="text-20 font-bold wrap-break-word">{form('longWord')}</p>
              <p className="text-ink-2">{form('longSentence')}</p>
            </div>
            <div className={half}>
              <StatusBadge status="pending" />
            </div>
          </div>
        </State>
      </div>
    </Specimen>
  )
}
