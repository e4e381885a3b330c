/** Returns the name of a main category's image among the site images. */
export function categoryImageName(id: string): string {
  return `category-${id.replace('CATEGORY_', '')}`
}

/** Returns the path of a main category's image. */
export function categoryImage(id: string): string {
  return `site/${categoryImageName(id)}`
}
