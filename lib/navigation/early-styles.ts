const SHEET = /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+)([^"]*)" (data-precedence="[^"]*")\/>/g

/**
 * Puts the styles that a page's HTML refers to into the HTML, since no browser paints before it has them. React and the
 * loader of lazy parts look for the links, and find them disabled: a browser does not fetch such a link.
 * @param styles the text of a style sheet of the build by its path; one without a text stays a link
 */
export function inlineStyles(html: string, styles: ReadonlyMap<string, string>): string {
  return html.replace(SHEET, (link, path: string, query: string, precedence: string) => {
    const text = styles.get(path)
    if (text === undefined) return link
    const disabled = `<link rel="stylesheet" href="${path}${query}" ${precedence} disabled=""/>`
    return `<style ${precedence}>${text}</style>${disabled}`
  })
}
