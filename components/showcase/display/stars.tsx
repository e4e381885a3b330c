import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Stars } from '@/components/ui/display/stars'

const SCORES = [5, 4.4, 3.5, 1] as const

export async function StarsSpecimen() {
  const state = await getTranslations('showcase.state')
  return (
    <Specimen name="stars">
      <State name={state('usual')}>
        {SCORES.map((score) => (
          <p key={score} className="flex items-center gap-2">
            <Stars score={score} className="text-18" />
            <span className="font-semibold">{score}</span>
          </p>
        ))}
      </State>
      <State name={state('empty')}>
        <p className="flex items-center gap-2">
          <Stars score={0} className="text-18" />
          <span className="font-semibold">0</span>
        </p>
      </State>
    </Specimen>
  )
}
