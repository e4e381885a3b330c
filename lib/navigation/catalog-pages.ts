/** Pages that cannot be rendered without the catalog. All others have their menus without it as well. */
const CATALOG_PAGES = [
  /^\/$/,
  /^\/(?:about|esim|press|products|services)$/,
  /^\/(?:categories|destination|products)\/[^/]+$/,
]

/** Whether the page of a shop path (without language prefix) is rendered from the catalog. */
export const readsCatalog = (path: string): boolean => CATALOG_PAGES.some((page) => page.test(path))
