import type { RateTable } from '@/lib/domain/exchange-rates'
import { fetchFile } from '@/lib/server/http/fetch-file'
import { parseRates } from './parse-rates'

const RULES = {
  accept: 'application/xml, text/xml, application/json',
  // The operator names the address; a redirect could name another.
  allowPrivateHosts: true,
  redirects: 0,
  most: 500_000,
  timeoutMs: 10_000,
}

/**
 * Fetches the exchange rates of a source.
 * @throws NotFetched, UnreadableRates
 */
export async function fetchRates(url: string, timeoutMs = RULES.timeoutMs): Promise<RateTable> {
  return parseRates((await fetchFile(url, { ...RULES, timeoutMs })).toString('utf8'))
}
