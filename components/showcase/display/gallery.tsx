import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Gallery } from '@/components/ui/gallery/gallery'

const BOAT = 'products/wat-arun-longtail-sunset'

export async function GallerySpecimen() {
  const t = await getTranslations('showcase.surface')
  const form = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
  const images = [0, 1, 2, 3, 4].map((number) => ({
    path: `${BOAT}/${number}`,
    alt: `${t('boat')}, ${number + 1}`,
    caption: number === 0 ? t('places') : number === 1 ? form('longSentence') : undefined,
  }))
  return (
    <Specimen name="gallery" wide>
      <State name={state('usual')}>
        <Gallery label="gallery 5" images={images} />
      </State>
      <State name={`${state('usual')} · 3`}>
        <Gallery label="gallery 3" images={images.slice(2)} />
      </State>
      <State name={`${state('usual')} · 1`}>
        <Gallery label="gallery 1" images={images.slice(3, 4)} />
      </State>
      <State name={state('busy')}>
        <div className="[&_img]:opacity-0">
          <Gallery label="gallery ahead" images={images} />
        </div>
      </State>
      <State name={state('invalid')}>
        <Gallery label="gallery 0" images={[{ path: 'nowhere/at-all', alt: t('boat') }]} />
      </State>
    </Specimen>
  )
}
