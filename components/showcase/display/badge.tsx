import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Badge, type BadgeLook, type Tone } from '@/components/ui/display/badge'

const TONES: Tone[] = ['ok', 'warn', 'bad', 'info', 'neutral', 'brand']
const LOOKS: BadgeLook[] = ['tint', 'outline', 'solid']

export async function BadgeSpecimen() {
  const t = await getTranslations('showcase.surface')
  const form = await getTranslations('showcase.form')
  const state = await getTranslations('showcase.state')
  return (
    <Specimen name="badge">
      {LOOKS.map((look) => (
        <State key={look} name={`${state('usual')} · ${look}`}>
          <div className="flex flex-wrap gap-2">
            {TONES.map((tone) => (
              <Badge key={tone} tone={tone} look={look} icon={tone === 'ok' ? 'seal-check' : undefined}>
                {t(tone === 'ok' ? 'free' : 'atOnce')}
              </Badge>
            ))}
          </div>
        </State>
      ))}
      <State name={state('long')}>
        <div className="grid grid-cols-1 justify-items-start gap-2">
          <Badge tone="warn" icon="warning-fill">
            {form('longSentence')}
          </Badge>
          <Badge>{form('longWord')}</Badge>
        </div>
      </State>
    </Specimen>
  )
}
