import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Locale } from '@/lib/domain/locale'

/** Words that docs/glossary.md has replaced, or that no technical text needs. */
const RETIRED =
  /\b(somebody|whoever|anew|mended|mends|begun|foreseen|wish(?:es|ed)?|arrangements?|arranged)\b/i
/**
 * British spelling. `cancelled`, `traveller`, `favourites` and `fulfilment` are names of the API and the glossary.
 */
const BRITISH =
  /\b(colours?|\w*behaviours?|neighbour\w*|centred?|grey|labelled|misspelt|\w*(?:normal|recogn|summar|author|organ|minim|optim|initial|synchron|capital|token|serial|anonym)is(?:e[sd]?|ing|ation))\b/i
/** The same for names of files and folders. */
const RETIRED_IN_PATHS =
  /(?:^|[/-])(catalogue|kept|papers?|told|wish|letters|arrangements?|specimens?)(?:[/.-]|$)/
/** Keys of messages. */
const RETIRED_KEYS =
  /^(papers|arrangement|handover|kept|take|specimens|wish\w*|unasked|somebody\w*|everybody|answers|seen|recentlySeen|wayOut|gaveUp|giveUp|\w+Press)$/
/** Names on the wire of version 0.1, and of types and elements. */
const RETIRED_NAMES =
  /\b(CODE_WRONG|VENUE_KEY_WRONG|ANSWER_LINK_WRONG|NOTICE_REFUSED|TOO_FEW|TOO_MANY|OTHER_SESSION|BOOKINGS_AHEAD|REMAINING_ALONE|RETURN_NOT_SOLD|PROMO_NOT_FOR_THESE|PARTIAL_UNPAID|PICTURE_(?:PIXELS|TYPE|UNREADABLE)|BOOKING_ANSWERED|ANSWER_TOO_LATE|HANDOVER_REQUIRED|percent_kept|percentKept|given_up|isOperator|areaLocale|act-words)\b/
/** Files that read or send the names of version 0.1 for one release, and the database's columns. */
const OLD_NAMES = [
  'lib/api/host/previous-release.ts',
  'lib/api/host/proxy.test.ts',
  'lib/contract/catalog-file/places',
  'lib/contract/renamed-fields',
  'lib/server/db/schema/',
  'lib/server/cancellations/cancel-booking.ts',
  'tests/contract/cancellation.test.ts',
  'tests/database/glossary-names-migration.test.ts',
  'tests/database/stored-names.test.ts',
  'tests/modes/api-origin.test.ts',
]

/** Former names of tables and columns, in SQL and as fields; only those that name nothing else. */
const RETIRED_COLUMNS =
  /\b(cart_?additions|sign_?in_?(?:marks|attempts)|inbound_?events|operator_events|status_?events|search_(?:lists|changes)|product_(?:search|words)|place_search|catalogue_changes|profile_pictures|seen_?(?:amount|currency)|withdrawn_?at|shown_?at|most_?uses(?:_?each)?|done_at|run_at|availability_told_at|search_grams|booking_?windows?)\b/i

/** The same for names in code, which are compared in lower case with spaces: `cartLine` is `cart line`. */
const RETIRED_IN_NAMES =
  /\b(whoever|anew|mended|begun|foreseen|told|wish(?:es|ed)?|arrangements?|arranged|catalogue|colours?|pictures?|cart lines?|checkout lines|line (?:changes?|choice|notes|product|quantities)|answerer|is answering|(?:gallery|heart|filter|moment|span|code|rate|product) words|notices? of|of notice)\b/
/** Names of the specification, of the wire, of settings, and of the folder of reference images. */
const OTHER_NAMES = /^(?:colour|ToastColour|COLOUR|PICTURES_MAX_MB|TEST_PICTURES(?:_SKIP)?|compressPictures)$/
/** Tests of names of version 0.1. */
const OLD_NAMES_TESTED =
  /(?:renamed-fields|booking-details|glossary-names-migration|availability-before-rules|stored-names)\.test\.ts$/

const COMMENT = /\/\/.*$|\/\*[\s\S]*?\*\//gm
const TITLE = /\b(?:test|describe|step)(?:\.\w+)?\(\s*(['"`])(.*?)\1/g

/** Tests of migrations fill the tables as they were. */
const IS_OF_MIGRATIONS = /(?:glossary-names-migration|availability-before-rules)\.test\.ts$/

/** Paths with other rules: migrations are never renamed, old API paths stay for one release. */
const EXEMPT = ['lib/server/db/migrations/', 'app/api/account/picture', 'app/api/kept-vouchers/']

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !EXEMPT.some((folder) => file.startsWith(folder)))
const code = files.filter((file) => /\.(?:tsx?|css|mjs)$/.test(file) && !file.endsWith('vocabulary.test.ts'))

function* textsOf(file: string): Generator<string> {
  const text = readFileSync(file, 'utf8')
  // A URL is no comment.
  for (const [comment] of text.replace(/:\/\//g, ': ').matchAll(COMMENT)) yield comment
  if (/\.(?:test|spec)\.tsx?$/.test(file)) for (const [, , title = ''] of text.matchAll(TITLE)) yield title
}

test('comments and test titles use the words of the glossary', () => {
  const found = code.flatMap((file) =>
    [...textsOf(file)].flatMap((text) => {
      const word = RETIRED.exec(text)?.[0]
      return word ? [`${file}: ${word}`] : []
    }),
  )
  expect(found).toEqual([])
})

test('comments, test titles and documents are in American English', () => {
  const documents = files.filter(
    (file) => file.endsWith('.md') && !/^(?:CHANGELOG|tests\/spec|lib\/server\/db\/seed)/.test(file),
  )
  const texts = [
    ...code.flatMap((file) => [...textsOf(file)].map((text) => ({ file, text }))),
    ...documents.map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  ]
  const found = texts.flatMap(({ file, text }) => {
    const word = BRITISH.exec(text)?.[0]
    return word ? [`${file}: ${word}`] : []
  })
  expect(found).toEqual([])
})

test('code has no names of version 0.1, except where they are read or sent for one release', () => {
  const found = code.flatMap((file) => {
    if (OLD_NAMES.some((name) => file.startsWith(name))) return []
    const name = RETIRED_NAMES.exec(readFileSync(file, 'utf8'))?.[0]
    return name ? [`${file}: ${name}`] : []
  })
  expect(found).toEqual([])
})

test('names in code use the words of the glossary', () => {
  const found = code.flatMap((file) => {
    if (/\.css$/.test(file) || OLD_NAMES_TESTED.test(file)) return []
    if (OLD_NAMES.some((name) => file.startsWith(name))) return []
    const text = readFileSync(file, 'utf8')
      .replace(/:\/\//g, ': ')
      .replace(COMMENT, '')
      // Strings have values of the wire, paths its names, and `<picture>` is an element.
      .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|<\/?picture\b|\/pictures?\b/g, "''")
    const names = new Set(text.match(/\b[A-Za-z_][A-Za-z0-9_]+\b/g))
    return [...names].flatMap((name) => {
      const words = name
        .replace(/([a-z0-9])(?=[A-Z])/g, '$1 ')
        .replaceAll('_', ' ')
        .toLowerCase()
      const word = OTHER_NAMES.test(name) ? undefined : RETIRED_IN_NAMES.exec(words)?.[0]
      return word ? [`${file}: ${name}`] : []
    })
  })
  expect(found).toEqual([])
})

test('keys of messages use the words of the glossary', () => {
  const found: string[] = []
  const walk = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (RETIRED_KEYS.test(key)) found.push(`${path}.${key}`)
      walk(inner, `${path}.${key}`)
    }
  }
  walk(JSON.parse(readFileSync('messages/en.json', 'utf8')), 'en')
  expect(found).toEqual([])
})

test('code and documents use the names of tables and columns', () => {
  const found = files
    .filter((file) => /\.(?:tsx?|mjs|md)$/.test(file) && !IS_OF_MIGRATIONS.test(file))
    .filter((file) => !/^(?:CHANGELOG|docs\/glossary)\.md$|vocabulary\.test\.ts$/.test(file))
    .flatMap((file) => {
      const name = RETIRED_COLUMNS.exec(readFileSync(file, 'utf8'))?.[0]
      return name ? [`${file}: ${name}`] : []
    })
  expect(found).toEqual([])
})

test('names of files use the words of the glossary', () => {
  expect(files.filter((file) => RETIRED_IN_PATHS.test(file))).toEqual([])
})

/** British spelling of texts that visitors read. */
const BRITISH_IN_TEXTS =
  /\b(catalogues?|\w*(?:centre|theatre|metre|litre)s?|(?:flavour|harbour|honour|parlour|savour)\w*|jewellery|licences?|postcodes?|enquir(?:y|ies)|aeroplanes?|chilli|colour\w*|(?:five|two|three)-storey|kerbs?|practise[ds]?|tyres?|towards|afterwards|any more)\b/i

test('English messages use the words of the glossary in American spelling', () => {
  const retired = /\b(e-mails?|somebody|whoever|anew|pick-up|at once confirmed|trial shop)\b/i
  const found: string[] = []
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') {
      // Search terms of the help pages also name what visitors type.
      if ([retired, BRITISH_IN_TEXTS, BRITISH].some((words) => words.test(value)) && !path.endsWith('.also'))
        found.push(`${path}: ${value}`)
    } else for (const [key, inner] of Object.entries(value as object)) walk(inner, `${path}.${key}`)
  }
  walk(JSON.parse(readFileSync('messages/en.json', 'utf8')), 'en')
  expect(found).toEqual([])
})

/** Names of places and suppliers, which have a spelling of their own. */
const PROPER_NAMES =
  /\b(?:Darling Harbour|Harbour Bridge|HarbourFront|Harbourline|Maxwell Food Centre|Seronera Visitor Centre)\b/g
/** Keys of the catalog, which stay as they are, and translations. */
const NO_ENGLISH = /^(?:id|subject|seed|th|zh-cn)$/

test('English texts of the sample catalog are in American spelling', () => {
  const found: string[] = []
  const check = (text: string, path: string) => {
    const words = text.replace(PROPER_NAMES, '')
    const word = BRITISH_IN_TEXTS.exec(words)?.[0] ?? BRITISH.exec(words)?.[0]
    if (word) found.push(`${path}: ${word}`)
  }
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') check(value, path)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        if (!NO_ENGLISH.test(key)) walk(inner, `${path}.${key}`)
  }
  const sample = files.filter((file) => /^lib\/server\/db\/seed\/data\/.*(?:\.json|\.en\.md)$/.test(file))
  for (const file of sample) {
    const text = readFileSync(file, 'utf8')
    if (file.endsWith('.md')) check(text, file)
    else walk(JSON.parse(text), file)
  }
  expect(sample.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})

/** Terms that docs/translation-terms.md has replaced. */
const RETIRED_TERMS: Partial<Record<Locale, RegExp>> = {
  th: /กรุณา|ครับ|ค่ะ|ส่งคืน|กุญแจ|วิธีชำระ(?!เงิน)|แพ็กเกจอินเทอร์เน็ต|จุดหมายปลายทาง|เวลาที่นั่น|โซนเวลา/,
  'zh-cn': /您|余位|[个笔份]预订|条款与条件|订单编号|凭证代码|不属于价格/,
}

test.each(Object.entries(RETIRED_TERMS))(
  'messages in %s use the terms of the translations',
  (locale, retired) => {
    const found: string[] = []
    const walk = (value: unknown, path: string) => {
      if (typeof value === 'string') {
        if (retired.test(value) && !path.endsWith('.also')) found.push(`${path}: ${value}`)
      } else for (const [key, inner] of Object.entries(value as object)) walk(inner, `${path}.${key}`)
    }
    walk(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')), locale)
    expect(found).toEqual([])
  },
)
