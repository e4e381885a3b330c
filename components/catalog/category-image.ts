/** Name of the picture of a main category among those of the shop. */
export function categoryImageName(id: string): string {
  return `category-${id.replace('CATEGORY_', '')}`
}

/** Path of the picture of a main category. */
export function categoryImage(id: string): string {
  return `site/${categoryImageName(id)}`
}
