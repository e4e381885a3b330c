/** The first match wins: most browsers also contain the names of those listed below them. */
const BROWSERS: Array<[RegExp, string]> = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bLine\//, 'LINE'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
]

const SYSTEMS: Array<[RegExp, string]> = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bHarmonyOS\b/, 'HarmonyOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const HANDHELD = new Set(['iPhone', 'iPad', 'Android', 'HarmonyOS'])

export interface Device {
  browser: string | null
  system: string | null
  handheld: boolean
}

/** Parses a user agent to familiar names; null where it is not recognized. */
export function deviceOf(userAgent: string | null): Device {
  const match = (table: Array<[RegExp, string]>) =>
    table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null
  const system = match(SYSTEMS)
  return { browser: match(BROWSERS), system, handheld: system !== null && HANDHELD.has(system) }
}
