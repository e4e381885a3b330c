/**
 * The chart of accounts. A positive amount is a debit, a negative one a credit: assets and expenses grow with positive
 * amounts, liabilities and revenue with negative ones. docs/ledger.md describes each account.
 */
export const ACCOUNTS = {
  /** Paid prices of services that have not been provided yet, before discounts. */
  prepayments: 'liabilities:prepayments',
  /** Promo discounts on these prices. */
  deferredDiscounts: 'liabilities:prepayments:discounts',
  deposits: 'liabilities:deposits',
  /** What customers are to get back and have not got yet. */
  refundsDue: 'liabilities:refunds_due',
  /** Captures that pay for no order. */
  suspense: 'liabilities:suspense',
  /** Tax withheld from gateway fees, which the merchant pays to the revenue office. */
  withholdingTax: 'liabilities:withholding_tax',
  sales: 'revenue:sales',
  discounts: 'revenue:discounts',
  /** Refunded prices of goods that came back after their sale. */
  returns: 'revenue:returns',
  cancellationFees: 'revenue:cancellation_fees',
  withheldDeposits: 'revenue:withheld_deposits',
  /** Refunds by the shop's decision, which the terms of a booking do not grant. */
  goodwill: 'revenue:goodwill_refunds',
  gatewayFees: 'expenses:gateway_fees',
  inputVat: 'assets:input_vat',
  /** What staff have paid to customers outside the gateways, by bank transfer or in cash. */
  paidByStaff: 'assets:paid_by_staff',
} as const

/** What a gateway owes the merchant: captures less refunds and fees, until it pays out. */
export const gatewayAccount = (gateway: string) => `assets:gateway:${gateway}` as const

export type Account = (typeof ACCOUNTS)[keyof typeof ACCOUNTS] | ReturnType<typeof gatewayAccount>
