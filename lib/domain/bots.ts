/** Search engine crawlers and link previewers, but not phones of the brand Cubot. */
const BOTS =
  /(?<!cu)bot\b|crawler|spider|slurp|preview|facebookexternalhit|facebookcatalog|whatsapp\/|embedly|mediapartners-google|google-inspectiontool|ia_archiver|vkshare|skypeuri|iframely|googleother|-google\b|daum(?:oa|\/)|\byeti\/|sogou|qwantify|mastodon\/|cardyb|yandex\.com\/bots|\bviber\//i

/** Whether a user agent is a search engine crawler or a link previewer. */
export function isBot(userAgent: string): boolean {
  return BOTS.test(userAgent)
}
