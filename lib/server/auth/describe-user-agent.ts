/** The first that fits names the browser: most of them also call themselves by the names below theirs. */
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

/** What a user agent says of itself, in names that people know; null where it says nothing known. */
export function deviceOf(userAgent: string | null): Device {
  const named = (table: Array<[RegExp, string]>) =>
    table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null
  const system = named(SYSTEMS)
  return { browser: named(BROWSERS), system, handheld: system !== null && HANDHELD.has(system) }
}
