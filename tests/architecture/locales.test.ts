import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isSupportedCountry } from 'libphonenumber-js'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LOCALE, factsOf, isComplete, LOCALES, languageOf } from '@/lib/domain/locale'
import { ADDED, ADDED_FACTS, addedMessages } from '../fixtures/added-language'

const TABLE = 'lib/domain/locale-table.ts'

/** Translated content, and files that speak of languages and scripts rather than of the shop's locales. */
const EXEMPT = [
  TABLE,
  'components/catalog/filters/spoken-languages.ts',
  'lib/domain/review.ts',
  'lib/contract/openapi/examples/',
  'lib/server/db/seed/',
  'lib/domain/country-names.ts',
  'lib/domain/country-facts.ts',
  'lib/domain/search/tokenize.ts',
]

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file))
const sources = tracked.filter(
  (file) =>
    /^(?:app|components|lib|stores|middleware|next\.config)\b.*\.tsx?$/.test(file) &&
    !file.includes('.test.') &&
    !EXEMPT.some((path) => file.startsWith(path)),
)

function linesWith(pattern: RegExp, files: readonly string[]): string[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      // Styles belong to the language of a text, which may be any.
      .filter((line) => pattern.test(line.replace(/:lang\(\w+\)/g, '')))
      .map((line) => `${file}: ${line.trim()}`),
  )
}

describe('the table of languages', () => {
  test('is the only source file that names a language', () => {
    const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|')
    expect(linesWith(new RegExp(`['"\`/(|](?:${others})['"\`/)|]`), sources)).toEqual([])
    expect(linesWith(new RegExp(`[!=]== '${DEFAULT_LOCALE}'`), sources)).toEqual([])
    expect(linesWith(/\bRecord<Locale\b[^=]*= \{/, sources)).toEqual([])
  })

  test('is read through inLocale(), which falls back, where texts are shown', () => {
    const views = sources.filter(
      (file) => /^lib\/server\//.test(file) && !/^lib\/server\/(?:catalog-import|search)\//.test(file),
    )
    expect(linesWith(/\w(?:\?\.)?\[(?:\w+\.)?locale\]/, views)).toEqual([])
  })

  test('has a file of messages for each language and no other', () => {
    const files = readdirSync('messages').filter((file) => file.endsWith('.json'))
    expect(files.sort()).toEqual(LOCALES.map((locale) => `${locale}.json`).sort())
  })

  test('requires the whole catalog in the default language', () => {
    expect(isComplete(DEFAULT_LOCALE)).toBe(true)
  })

  test.each(LOCALES)('has facts of %s that Intl and the phone library confirm', (locale) => {
    const { tag, dateTag, script, homeCountry } = factsOf(locale)
    expect(Intl.getCanonicalLocales(locale)).toEqual([tag])
    expect(new Intl.Locale(dateTag).language).toBe(languageOf(locale))
    const scripts = { latin: ['Latn'], thai: ['Thai'], han: ['Hans', 'Hant', 'Jpan'] }
    expect(scripts[script]).toContain(new Intl.Locale(tag).maximize().script)
    expect(homeCountry === null || isSupportedCountry(homeCountry)).toBe(true)
  })
})

// It takes as long as the type check of the whole project.
if (process.env.TEST_THOROUGH === '1')
  test('a language needs no other edit than its row and its messages, says the type checker', () => {
    const copy = '.data/test/added-language'
    rmSync(copy, { recursive: true, force: true })
    for (const file of [...tracked.filter((path) => /\.(?:tsx?|json|css)$/.test(path)), '.next/types']) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      cpSync(file, join(copy, file), { recursive: true })
    }
    writeFileSync(join(copy, 'messages', `${ADDED}.json`), JSON.stringify(addedMessages()))
    const row = `  ${ADDED}: ${JSON.stringify(ADDED_FACTS)},\n`
    const table = readFileSync(TABLE, 'utf8').replace('} as const satisfies', `${row}} as const satisfies`)
    writeFileSync(join(copy, TABLE), table)
    // The one error shows that the copy was checked with the row.
    const planted =
      "import type { Locale } from './locale'\nexport const names: Record<Locale, 1> = { en: 1, th: 1, 'zh-cn': 1 }\n"
    writeFileSync(join(copy, 'lib/domain/planted.ts'), planted)
    const tsc = [
      'node_modules/typescript/bin/tsc',
      '--noEmit',
      '--incremental',
      'false',
      '--pretty',
      'false',
      '-p',
      copy,
    ]
    const { stdout } = spawnSync(process.execPath, tsc, { encoding: 'utf8' })
    const errors = stdout.split('\n').filter((line) => line.includes('error TS'))
    expect(errors).toEqual([expect.stringMatching(/planted\.ts.*Property 'eo' is missing/)])
    rmSync(copy, { recursive: true })
  }, 600_000)
