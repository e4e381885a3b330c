/** Between two rows of text of the RSC payload, which React writes with `<` escaped. */
const BETWEEN_ROWS = '"])</script><script>self.__next_f.push([1,"'
/** A row of bytes, which may be followed by no text. */
const BYTES = '<script>self.__next_f.push([3,"'

/**
 * Joins adjacent scripts of a page's RSC payload: Next writes one for each piece that it has rendered, which would make
 * their number, and that of the page's elements, depend on the speed of the render.
 */
export const joinPayload = (html: string): string =>
  html.includes(BYTES) ? html : html.replaceAll(BETWEEN_ROWS, '')
