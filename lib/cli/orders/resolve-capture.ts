import type { UnmatchedReason, UnmatchedResolution } from '@/lib/domain/payment'
import { openUnmatchedCapture } from '@/lib/server/orders/staff-repo'
import { resolveCapture } from '@/lib/server/staff/actions'
import { print } from '../output'
import { Misused } from './arguments'
import { type Invocation, requireReason, staffMember } from './invocation'

const FLAGS = ['elsewhere', 'goodwill', 'recorded'] as const
type Flag = (typeof FLAGS)[number]

/** The flags of which a refund needs one: nothing says where its money is. */
const REFUND_FLAGS: Partial<Record<UnmatchedReason, readonly Flag[]>> = {
  unknown_refund: ['goodwill', 'recorded'],
  returned_refund: ['elsewhere', 'recorded'],
}

/** @throws Misused if the flags do not say how it is resolved */
function resolutionOf(reason: UnmatchedReason, { values }: Invocation): UnmatchedResolution {
  const flags = FLAGS.filter((flag) => values[flag])
  const [flag] = flags
  const needed = REFUND_FLAGS[reason]
  if (needed && (flags.length !== 1 || !flag || !needed.includes(flag)))
    throw new Misused(`This is a refund. Choose one of ${needed.map((name) => `--${name}`).join(' and ')}.`)
  if (!needed && flags.some((name) => name !== 'elsewhere'))
    throw new Misused('Only a refund is resolved with --goodwill or --recorded.')
  return flag === undefined || flag === 'recorded' ? 'gateway' : flag
}

/** Records that a capture or a refund that no order has was resolved, and how. */
export async function runResolveCapture(invocation: Invocation): Promise<void> {
  const { target } = invocation
  if (!target) throw new Misused('Missing: ID')
  const by = staffMember(invocation)
  const reason = requireReason(invocation)
  const unmatched = await openUnmatchedCapture(target)
  if (!unmatched) throw new Misused(`There is no unmatched capture ${target}.`)
  await resolveCapture(target, by, reason, resolutionOf(unmatched.reason, invocation))
  print('Recorded.')
}
