import PDFDocument from 'pdfkit'

/**
 * A document whose texts can say how they are written where their letters are drawn in another order. The mark stands
 * within the text's own coordinates: a reader takes what is marked to be where the coordinates are that hold at its end.
 */
export class MarkedDocument extends PDFDocument {
  /** How the texts that follow are written; null where they are as they are drawn. */
  written: string | null = null

  override addContent(data: unknown): this {
    if (data === 'BT' && this.written) this.markContent('Span', { actual: this.written })
    super.addContent(data)
    if (data === 'ET' && this.written) this.endMarkedContent()
    return this
  }
}
