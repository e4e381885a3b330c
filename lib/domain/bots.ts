/** Crawlers of search engines, and those who draw previews of links; not the phones of Cubot. */
const BOTS =
  /(?<!cu)bot\b|crawler|spider|slurp|preview|facebookexternalhit|facebookcatalog|whatsapp\/|embedly|mediapartners-google|google-inspectiontool|ia_archiver|vkshare|skypeuri|iframely/i

/** Whether a user agent is a search engine's or draws previews of links. */
export function isBot(userAgent: string): boolean {
  return BOTS.test(userAgent)
}
