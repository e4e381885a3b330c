import { getTranslations } from 'next-intl/server'
import { Badge, type BadgeLook, type Tone } from '@/components/ui/badge'
import { Specimen, State } from './form-state'

const TONES: Tone[] = ['ok', 'warn', 'bad', 'info', 'neutral', 'brand']
const LOOKS: BadgeLook[] = ['tint', 'outline', 'solid']

export async function BadgeSpecimen() {
  const t = await getTranslations('specimens.surface')
  const form = await getTranslations('specimens.form')
  const state = await getTranslations('specimens.state')
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
