import PDFDocument from 'pdfkit'

/**
 * A PDF document that records the spelling of texts whose glyphs are drawn in another order. The mark is
 * written within the text's own coordinate system, because readers locate marked content by the coordinates
 * in effect at its end.
 */
export class MarkedDocument extends PDFDocument {
  /** Spelling of the texts that follow; null if it is the drawing order. */
  written: string | null = null

  override addContent(data: unknown): this {
    if (data === 'BT' && this.written) this.markContent('Span', { actual: this.written })
    super.addContent(data)
    if (data === 'ET' && this.written) this.endMarkedContent()
    return this
  }
}
