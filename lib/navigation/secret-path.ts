/** Pages whose URL itself grants access, up to its token. */
const SECRET = /^((?:\/[^/]+)?\/(?:order|supplier)\/)([^/?]+)/i

/** Whether the URL of a page grants access by itself. @param path without its language */
export const isSecretPath = (path: string): boolean => /^\/(?:order|supplier)\//.test(path)

/** A path as logs may have it: with a star in place of a token. */
export const loggedPath = (path: string): string => path.replace(SECRET, '$1*')
