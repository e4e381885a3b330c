/** Settings of the shop that the tests access over HTTP. They are many visitors with one address. */
export const TESTED_SETTINGS = {
  RATE_LIMIT_SCALE: '1000',
  UNPAID_ADDRESS_ORDERS: '10000',
  UNPAID_ADDRESS_SCALE: '1000',
  PAY_LATER_NEW_ACCOUNTS: 'on',
  COUNTRY_HEADER: 'x-test-country',
  ALLOWED_HOSTS: 'shop.lan',
  METRICS_TOKEN: 'the token of the tests for their metrics',
}
