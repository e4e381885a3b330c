import { settingsSchema } from '@/lib/env'

/** Set by the start command for its web server. */
export const INTERNAL: readonly string[] = ['SELF_ORIGIN']

/** A row of the README's table: one or more names, the default, the description. */
const ROW = /^\| ((?:`[A-Z][A-Z\d_]*`(?:, )?)+) +\| (.*?) +\| (.*?) +\|$/gm
const NAME = /`([A-Z][A-Z\d_]*)`/g

const HEAD = `# All settings with their defaults, written by \`npm run settings\`. Copy this file to .env and uncomment what you change.
# The README describes them in full.
`
const GATEWAYS = `
# Payment gateways: see "Payment gateways" in the README.
`

/** Markdown as plain text. */
const plain = (text: string) =>
  text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/_([^_`]+(?:`[^`]*`)?)_/g, '$1')
    .replaceAll('`', '')

/** Returns the settings that the README's table describes, by name, with the default that the table has. */
export function describedSettings(readme: string) {
  return new Map(
    [...readme.matchAll(ROW)].flatMap(([, names = '', byDefault = '', description = '']) =>
      [...names.matchAll(NAME)].map(([, name = '']) => [name, { description, byDefault }] as const),
    ),
  )
}

const isSetting = (name: string): name is keyof typeof settingsSchema.shape =>
  Object.hasOwn(settingsSchema.shape, name)

/** Returns the default of a setting as it would be written; empty without one. */
function defaultOf(name: string): string {
  if (!isSetting(name)) return ''
  const value: unknown = settingsSchema.shape[name].parse(undefined)
  if (typeof value === 'boolean') return value ? '1' : '0'
  const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
  return /[\s#'"]/.test(text) ? `"${text}"` : text
}

const line = (name: string) => `#${name}=${defaultOf(name)}\n`

/** The comment over a setting; with the default of the table where the code has none, e.g. "generated". */
function comment(
  name: string,
  { description, byDefault }: { description: string; byDefault: string },
): string {
  const isSaid = defaultOf(name) === '' && byDefault !== '–'
  return `\n# ${plain(description)}${isSaid ? `; default: ${plain(byDefault)}` : ''}\n`
}

/** Returns the text of `.env.example`: the described settings in the README's order, then those of the gateways. */
export function envExample(readme: string): string {
  const described = describedSettings(readme)
  const others = Object.keys(settingsSchema.shape).filter(
    (name) => !described.has(name) && !INTERNAL.includes(name),
  )
  const texts = [...described].map(([name, row]) => comment(name, row) + line(name))
  return HEAD + texts.join('') + GATEWAYS + others.map(line).join('')
}
