import { getTranslations } from 'next-intl/server'
import { FARE } from '@/components/showcase/frame/fare'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Price } from '@/components/ui/text/price'

const SIZES = ['text-14', 'text-18', 'text-24'] as const
const DEAR = { amount: 1_234_567_00, currency: 'THB' } as const

export async function PriceSpecimen() {
  const state = await getTranslations('showcase.state')
  return (
    <Specimen name="price">
      <State name={state('usual')}>
        <p className="flex flex-wrap items-baseline gap-4">
          {SIZES.map((size) => (
            <Price key={size} value={FARE} className={size} />
          ))}
        </p>
      </State>
      <State name={state('disabled')}>
        <p>
          <Price value={FARE} className="text-18 text-ink-3 line-through" />
        </p>
      </State>
      <State name={state('long')}>
        <p>
          <Price value={DEAR} className="text-24" />
        </p>
      </State>
    </Specimen>
  )
}
