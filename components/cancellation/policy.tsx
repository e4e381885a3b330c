import { getTranslations } from 'next-intl/server'
import type { Option } from '@/lib/contract/option'
import { tiersFromWire } from '@/lib/domain/cancellation-tiers'
import { changesText } from '@/lib/i18n/cancellation/changes-text'
import { policyText } from '@/lib/i18n/cancellation/policy-text'
import { sharedTitles } from '@/lib/i18n/option-title'

interface CancellationPolicyProps {
  options: Option[]
  /** False if the operator confirms: such bookings are not changed. */
  instantConfirmation: boolean
}

/** The cancellation policy as text, and what customers can change themselves; per option if they differ. */
export async function CancellationPolicy({ options, instantConfirmation }: CancellationPolicyProps) {
  const [t, time, names] = await Promise.all([
    getTranslations('cancellation'),
    getTranslations('product.time'),
    getTranslations('product'),
  ])
  const policies = Map.groupBy(options, ({ cancellation, ...option }) =>
    [
      ...policyText({ ...option, tiers: tiersFromWire(cancellation) }, t, time),
      ...(instantConfirmation ? changesText(option.changes, t, time) : []),
    ].join('\n'),
  )
  return (
    <div className="grid gap-4">
      {[...policies].map(([text, covered]) => (
        <div key={text}>
          {policies.size > 1 && (
            <h3 className="font-sans text-16 tracking-normal">
              {sharedTitles(covered, options, names).join(' · ')}
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
