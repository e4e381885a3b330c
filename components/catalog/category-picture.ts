/** Path of the picture of a main category. */
export function categoryPicture(id: string): string {
  return `site/category-${id.replace('CATEGORY_', '')}`
}
