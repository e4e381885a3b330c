/** Returns the path of a page by its key, which ends with it: `/route-cache/APP_PAGE/…/$/en/THB/products/x`. */
export const pathOf = (key: string): string => key.slice(key.indexOf('/$') + 2)
