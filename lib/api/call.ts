import type { Operation, OperationInput, OperationOutput } from '@/lib/contract/operation'
import type { Currency } from '@/lib/domain/currency'
import type { Locale } from '@/lib/domain/locale'

/** Whose behalf a call is made on: language and currency of the page, and the session where there is one. */
export interface Visitor {
  locale?: Locale
  currency?: Currency
  token?: string
}

/** Makes a call of the contract, wherever the API lives. Throws ApiError. */
export type Call = <O extends Operation>(
  operation: O,
  input: OperationInput<O>,
  visitor?: Visitor,
) => Promise<OperationOutput<O>>
