import { type CancellationTier, NON_REFUNDABLE } from '@/lib/domain/cancellation'
import type { PolicyCode } from './types'

export const policies: Record<PolicyCode, CancellationTier[]> = {
  'free-until-24h': [{ hoursBefore: 24, percentKept: 100 }],
  'free-until-48h': [{ hoursBefore: 48, percentKept: 100 }],
  'free-until-72h': [{ hoursBefore: 72, percentKept: 100 }],
  'half-until-48h': [
    { hoursBefore: 24 * 30, percentKept: 50 },
    { hoursBefore: 48, percentKept: 100 },
  ],
  'free-until-7d-half-until-2d': [
    { hoursBefore: 24 * 7, percentKept: 50 },
    { hoursBefore: 48, percentKept: 100 },
  ],
  'non-refundable': [NON_REFUNDABLE],
  'free-until-used': [],
}
