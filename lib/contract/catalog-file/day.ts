import { z } from 'zod'
import { localDate } from '@/lib/contract/shared'
import { isYearlyDay } from '@/lib/domain/yearly-period'

const MESSAGE = 'must be a date like 2026-12-31, or a day of every year like 12-31'

/** A date, or a day of every year, MM-DD. */
export const dateOrYearlyDay = z.union(
  [
    localDate,
    z
      .string()
      .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)
      .refine(isYearlyDay),
  ],
  { error: MESSAGE },
)
