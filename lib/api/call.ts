import type { Operation, OperationInput, OperationOutput } from '@/lib/contract/operation'
import type { Locale } from '@/lib/domain/locale'
import type { PageCurrency } from '@/lib/domain/page-currency'

/**
 * The visitor a call is made for: language and currency of the page, and the session token if there is one, as its
 * cookie stores it.
 */
export interface Visitor {
  locale?: Locale
  currency?: PageCurrency
  token?: string
  /** `X-Forwarded-For` of the request, for searches on request, which wait for their network's turn. */
  forwardedFor?: string
}

/** Calls a contract operation, in process or on a remote API host. @throws ApiError */
export type Call = <O extends Operation>(
  operation: O,
  input: OperationInput<O>,
  visitor?: Visitor,
) => Promise<OperationOutput<O>>
