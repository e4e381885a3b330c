import { getTranslations } from 'next-intl/server'
import type { Option } from '@/lib/contract/option'
import { tiersFromWire } from '@/lib/domain/cancellation-tiers'
import { policyText } from '@/lib/i18n/cancellation/policy-text'

/** The cancellation policy as text; per option if they differ. */
export async function CancellationPolicy({ options }: { options: Option[] }) {
  const [t, time] = await Promise.all([getTranslations('cancellation'), getTranslations('product.time')])
  const policies = Map.groupBy(options, ({ cancellation, ...option }) =>
    policyText({ ...option, tiers: tiersFromWire(cancellation) }, t, time).join('\n'),
  )
  return (
    <div className="grid gap-4">
      {[...policies].map(([text, covered]) => (
        <div key={text}>
          {policies.size > 1 && (
            <h3 className="font-sans text-16 tracking-normal">
              {covered.map(({ name }) => name).join(' · ')}
            </h3>
          )}
          {text.split('\n').map((sentence) => (
            <p key={sentence} className="text-ink-2">
              {sentence}
            </p>
          ))}
        </div>
      ))}
    </div>
  )
}
