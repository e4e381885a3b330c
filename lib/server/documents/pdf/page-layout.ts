import { encode } from 'uqr'
import { factsOf, type Locale } from '@/lib/domain/locale'
import { type Face, fontsOf, type Weight } from './fonts'
import { linesOf } from './line-breaking'
import { MarkedDocument } from './tagged-document'
import { covers, runsOf } from './text-runs'
import { transliterate } from './transliterate'

/** Points of 1/72 inch. */
export const MARGIN = 48
const WIDTH = 595.28
const HEIGHT = 841.89
export const INNER = WIDTH - 2 * MARGIN
const FOOT = 40

export const INK = '#1b1a17'
export const INK_3 = '#6b675e'
const LINE = '#d9d5cb'
const EMBER = '#f9691c'
/** The logo's disc on the horizon, in a 32 × 32 box. */
const DISC = 'M16 1a15 15 0 0 1 14.6 18.4H1.4A15 15 0 0 1 16 1M2.1 21.5h27.8l-1 2.1H3.1zM5 26.3h22l-2 1.7H7z'

/** Baseline as a fraction of the line height, from the top. */
const BASELINE = 0.74
/** Minimum lines of text that stay with their heading. */
const MIN_LINES = 2
/** Scales to try for content that nearly fits on a page. */
const SCALES = [1, 0.94, 0.88, 0.82, 0.78] as const
/** QR code quiet zone, in modules. */
const QUIET = 4

export interface TextStyle {
  size: number
  weight?: Weight
  color?: string
  x?: number
  width?: number
  align?: 'left' | 'right' | 'center'
}

/** A text broken into lines, with font size and line height. */
interface SetText {
  lines: string[]
  size: number
  height: number
}

export interface SheetOptions {
  locale: Locale
  title: string
  author: string
  /** Footer of every page. */
  foot: string
}

/**
 * A4 pages, written from top to bottom, in any of the shop's languages. Breaks texts into lines and selects
 * fonts that have their letters; embeds only the glyphs used.
 */
export class Sheet {
  y = MARGIN
  readonly #doc: MarkedDocument
  readonly #options: SheetOptions
  readonly #done: Promise<Buffer>
  /** Cached widths at font size 1: the same words occur on every page. */
  readonly #widths = new Map<string, number>()
  readonly #known = new Map<string, SetText>()
  readonly #registered = new Set<string>()
  #page = 0
  #scale = 1
  /** Lays out without drawing, to find where the content ends. */
  #trying = false

  constructor(options: SheetOptions) {
    this.#options = options
    this.#doc = new MarkedDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: factsOf(options.locale).tag,
      displayTitle: true,
      info: { Title: options.title, Author: options.author, Creator: options.author },
    })
    this.#done = new Promise((resolve, reject) => {
      const chunks: Buffer[] = []
      this.#doc.on('data', (chunk: Buffer) => chunks.push(chunk))
      this.#doc.on('end', () => resolve(Buffer.concat(chunks)))
      this.#doc.on('error', reject)
    })
  }

  #font({ name, font }: Face): MarkedDocument {
    // The library also accepts an opened font, although its types do not say so.
    if (!this.#registered.has(name)) this.#doc.registerFont(name, font as unknown as Buffer)
    this.#registered.add(name)
    return this.#doc.font(name)
  }

  #runs(text: string, weight: Weight) {
    return runsOf(text, fontsOf(weight) as readonly [Face, ...Face[]])
  }

  #widthOf(text: string, size: number, weight: Weight): number {
    const key = `${weight} ${text}`
    let width = this.#widths.get(key)
    if (width === undefined) {
      width = 0
      for (const run of this.#runs(text, weight))
        width += this.#font(run.face).fontSize(1).widthOfString(run.text)
      this.#widths.set(key, width)
    }
    return width * size
  }

  #line(text: string, x: number, baseline: number, size: number, weight: Weight): void {
    let at = x
    for (const run of this.#runs(text, weight)) {
      this.#font(run.face).fontSize(size)
      // The parts are in drawing order, which differs from the spelling.
      this.#doc.written = run.text.includes('ำ') ? run.text : null
      this.#doc.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
      at += this.#doc.widthOfString(run.text)
    }
  }

  #set(text: string, { size, weight = 'regular', width = INNER }: TextStyle): SetText {
    const { locale } = this.#options
    const scaled = size * this.#scale
    const key = `${weight} ${scaled} ${width} ${text}`
    let set = this.#known.get(key)
    if (!set) {
      const letters = transliterate(text, (sign) => fontsOf(weight).some((face) => covers(face, sign)))
      const lines = linesOf(letters, width, locale, (line) => this.#widthOf(line, scaled, weight))
      set = { lines, size: scaled, height: scaled * factsOf(locale).pdfLineHeight }
      this.#known.set(key, set)
    }
    return set
  }

  /** Writes a text at the current height; continues on the next page if this one is full. */
  text(text: string, style: TextStyle): void {
    const { weight = 'regular', color = INK, x = MARGIN, width = INNER, align = 'left' } = style
    const { lines, size, height } = this.#set(text, style)
    for (const line of lines) {
      this.room(height)
      const spare = align === 'left' ? 0 : width - this.#widthOf(line, size, weight)
      if (!this.#trying) {
        this.#doc.fillColor(color)
        this.#line(
          line,
          x + (align === 'center' ? spare / 2 : spare),
          this.y + height * BASELINE,
          size,
          weight,
        )
      }
      this.y += height
    }
  }

  /** Writes a text under a heading that is never left alone at the end of a page. */
  withHeading(heading: string, above: TextStyle, text: string, below: TextStyle): void {
    const [head, body] = [this.#set(heading, above), this.#set(text, below)]
    const together = body.lines.length > MIN_LINES + 1 ? MIN_LINES : body.lines.length
    this.room(head.lines.length * head.height + together * body.height)
    this.text(heading, above)
    this.text(text, below)
  }

  /** Writes two columns from the same height; what follows starts below the longer one. */
  columns(left: () => void, right: () => void): void {
    const [top, page] = [this.y, this.#page]
    left()
    const [bottom, last] = [this.y, this.#page]
    this.#turnTo(page)
    this.y = top
    right()
    if (this.#page > last) return
    this.y = this.#page === last ? Math.max(this.y, bottom) : bottom
    this.#turnTo(last)
  }

  /**
   * Shrinks content that slightly overflows the page; content that overflows by more keeps its size. Lays it
   * out without drawing until it fits.
   */
  shrinkToFit(write: () => void): void {
    const [top, page] = [this.y, this.#page]
    const fits = SCALES.find((scale) => {
      this.#trying = true
      this.#scale = scale
      write()
      this.#trying = false
      const fitted = this.#page === page
      this.#page = page
      this.y = top
      return fitted
    })
    this.#scale = fits ?? 1
    write()
    this.#scale = 1
  }

  /** Starts a new page unless the given height fits on this one. */
  room(height: number): void {
    if (this.y + height > HEIGHT - MARGIN - FOOT) this.page()
  }

  page(): void {
    this.#turnTo(this.#page + 1)
    this.y = MARGIN
  }

  #turnTo(page: number): void {
    this.#page = page
    if (this.#trying) return
    if (page < this.#doc.bufferedPageRange().count) this.#doc.switchToPage(page)
    else this.#doc.addPage()
  }

  gap(height: number): void {
    this.y += height * this.#scale
  }

  rule(): void {
    if (this.#trying) return
    this.#doc
      .moveTo(MARGIN, this.y)
      .lineTo(WIDTH - MARGIN, this.y)
      .lineWidth(0.75)
      .stroke(LINE)
  }

  /** The shop's logo and name on the left, a word on the right. */
  letterhead(name: string, word: string): void {
    if (!this.#trying)
      this.#doc
        .save()
        .translate(MARGIN, this.y)
        .scale(24 / 32)
        .path(DISC)
        .fill(EMBER)
        .restore()
    this.columns(
      () => this.text(name, { size: 17, weight: 'bold', x: MARGIN + 31 }),
      () => {
        this.gap(5)
        this.text(word, { size: 11, color: INK_3, align: 'right' })
      },
    )
    this.gap(8)
    this.rule()
    this.gap(18)
  }

  /** A text as a vector QR code; the quiet zone is within the given side length. */
  qr(text: string, x: number, side: number): void {
    if (this.#trying) return
    const { size, data } = encode(text, { ecc: 'M', border: 0 })
    const module = side / (size + 2 * QUIET)
    const [left, top] = [x + QUIET * module, this.y + QUIET * module]
    this.#doc.rect(x, this.y, side, side).fill('#ffffff')
    for (const [row, modules] of data.entries())
      for (let from = 0; from < size; from++) {
        if (!modules[from]) continue
        let to = from
        while (modules[to]) to += 1
        this.#doc.rect(left + from * module, top + row * module, (to - from) * module, module)
        from = to
      }
    this.#doc.fill('#000000')
  }

  /** Writes the footers and closes the file. */
  async finish(): Promise<Buffer> {
    const { count } = this.#doc.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      this.#doc.switchToPage(index)
      this.#doc.fillColor(INK_3)
      this.#line(this.#options.foot, MARGIN, HEIGHT - FOOT, 9, 'regular')
      const number = `${index + 1} / ${count}`
      this.#line(number, WIDTH - MARGIN - this.#widthOf(number, 9, 'regular'), HEIGHT - FOOT, 9, 'regular')
    }
    this.#doc.end()
    return this.#done
  }
}
