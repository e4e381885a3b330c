import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { IconButton } from '@/components/ui/action/icon-button'

export async function IconButtonSpecimen() {
  const t = await getTranslations('showcase.surface')
  const form = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
  return (
    <Specimen name="icon-button">
      <State name={state('usual')}>
        <div className="flex gap-2">
          <IconButton icon="share-network" label={t('share')} />
          <IconButton icon="heart" label={t('save')} aria-pressed={false} />
          <IconButton icon="shopping-cart" label={`${t('cart')}, 12`} badge={12} />
        </div>
      </State>
      <State name={state('chosen')}>
        <IconButton icon="heart-fill" label={t('save')} aria-pressed />
      </State>
      <State name={state('busy')}>
        <IconButton icon="share-network" label={t('share')} busy />
      </State>
      <State name={state('disabled')}>
        <IconButton icon="share-network" label={t('share')} disabled />
      </State>
      <State name={state('long')}>
        <div className="flex gap-2">
          <IconButton icon="receipt" label={form('nameLong')} title={form('nameLong')} />
          <IconButton icon="bell" label={`${form('longSentence')} 99+`} badge="99+" />
        </div>
      </State>
    </Specimen>
  )
}
