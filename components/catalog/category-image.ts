/** Name of the picture of a main category among those of the shop. */
export function categoryPictureName(id: string): string {
  return `category-${id.replace('CATEGORY_', '')}`
}

/** Path of the picture of a main category. */
export function categoryPicture(id: string): string {
  return `site/${categoryPictureName(id)}`
}
