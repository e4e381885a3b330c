import type { Position } from './problems'

/** The list that a document may have so many entries of that they are read one by one. */
const LIST = 'products'
const MAX_NAME_BYTES = 100

const TAB = 0x09
const LINE_FEED = 0x0a
const RETURN = 0x0d
const SPACE = 0x20
const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]

/** Where an entry is: its bytes, and the position of its first character. */
export interface EntryPlace extends Position {
  start: number
  end: number
  /** Number of fields of all objects in it. */
  fields: number
}

/** The bytes between the brackets of a list, and the position of the closing one. */
export interface ListPlace extends Position {
  start: number
  end: number
}

const isSpace = (byte: number) => byte === SPACE || byte === LINE_FEED || byte === RETURN || byte === TAB

/** Finds the products of a document without storing it: takes it in chunks of any size. */
export class DocumentScan {
  readonly entries: EntryPlace[] = []
  readonly lists: ListPlace[] = []
  /** Whether the list is not valid JSON. What is in its entries is not checked. */
  isBroken = false

  #offset = 0
  #line = 1
  #column = 1
  #afterReturn = false
  #depth = 0
  #inText = false
  #isEscaped = false
  /** The text at the first level: a name, if a colon follows. */
  #text: number[] = []
  #name = ''
  #inList = false
  #expects: 'entry or end' | 'entry' | 'comma or end' = 'entry or end'
  #entry: EntryPlace | null = null
  #isWord = false

  /** Takes the next bytes. */
  push(chunk: Uint8Array): void {
    for (const byte of chunk) {
      if (this.#inText) this.#insideText(byte)
      else if (this.#inList && this.#depth === 2) this.#betweenEntries(byte)
      else this.#outsideText(byte)
      this.#advance(byte)
    }
  }

  /** Ends the document. */
  end(): void {
    if (this.#inList) this.isBroken = true
  }

  /** Counts lines, and columns in UTF-16 units as editors do. */
  #advance(byte: number): void {
    if (this.#offset < BYTE_ORDER_MARK.length && byte === BYTE_ORDER_MARK[this.#offset]) {
      this.#offset++
      return
    }
    this.#offset++
    if (byte === LINE_FEED || byte === RETURN) {
      if (!(byte === LINE_FEED && this.#afterReturn)) this.#line++
      this.#column = 1
    } else if (byte < 0x80) this.#column++
    else if (byte >= 0xf0) this.#column += 2
    else if (byte >= 0xc0) this.#column++
    this.#afterReturn = byte === RETURN
  }

  #insideText(byte: number): void {
    if (this.#depth === 1 && this.#text.length < MAX_NAME_BYTES) this.#text.push(byte)
    if (this.#isEscaped) this.#isEscaped = false
    else if (byte === BACKSLASH) this.#isEscaped = true
    else if (byte === QUOTE) {
      this.#inText = false
      if (this.#inList && this.#depth === 2) this.#endEntry(this.#offset + 1)
    }
  }

  #outsideText(byte: number): void {
    if (byte === QUOTE) {
      this.#inText = true
      if (this.#depth === 1) this.#text = [QUOTE]
    } else if (byte === COLON) this.#colon()
    else if (byte === COMMA) this.#name = this.#depth === 1 ? '' : this.#name
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#open(byte)
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) this.#close()
  }

  #colon(): void {
    if (this.#entry) this.#entry.fields++
    if (this.#depth !== 1) return
    try {
      this.#name = String(JSON.parse(Buffer.from(this.#text).toString()))
    } catch {
      this.#name = ''
    }
  }

  #open(byte: number): void {
    this.#depth++
    if (byte !== OPEN_LIST || this.#depth !== 2 || this.#name !== LIST) return
    this.#inList = true
    this.#expects = 'entry or end'
    this.lists.push({ start: this.#offset + 1, end: -1, line: 0, column: 0 })
  }

  #close(): void {
    this.#depth--
    if (this.#inList && this.#depth === 2) this.#endEntry(this.#offset + 1)
  }

  #betweenEntries(byte: number): void {
    const isEnd = byte === CLOSE_LIST || byte === COMMA
    if (this.#isWord) {
      if (!isEnd && !isSpace(byte)) return
      this.#isWord = false
      this.#endEntry(this.#offset)
    }
    if (isSpace(byte)) return
    if (isEnd) this.#endOrComma(byte)
    else this.#beginEntry(byte)
  }

  #endOrComma(byte: number): void {
    if (this.#expects === 'entry' || (byte === COMMA && this.#expects === 'entry or end'))
      this.isBroken = true
    this.#expects = 'entry'
    if (byte === COMMA) return
    const list = this.lists.at(-1)
    if (list) Object.assign(list, { end: this.#offset, line: this.#line, column: this.#column })
    this.#inList = false
    this.#depth = 1
    this.#name = ''
  }

  #beginEntry(byte: number): void {
    if (this.#expects === 'comma or end' || byte === CLOSE_OBJECT || byte === COLON) this.isBroken = true
    this.#entry = { start: this.#offset, end: -1, line: this.#line, column: this.#column, fields: 0 }
    if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#depth++
    else if (byte === QUOTE) this.#inText = true
    else this.#isWord = true
  }

  #endEntry(end: number): void {
    if (this.#entry) this.entries.push({ ...this.#entry, end })
    this.#entry = null
    this.#expects = 'comma or end'
  }
}
