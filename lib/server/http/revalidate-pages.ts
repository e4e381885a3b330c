import { revalidateTag } from 'next/cache'

const AT_ONCE = { expire: 0 }

/**
 * Revalidates the cached pages that show a product's reviews or rating. The tags are those of
 * `lib/api/cache-tags.ts`.
 */
export function reviewsChanged(productId: string): void {
  for (const tag of [`reviews:${productId}`, `product:${productId}`, 'products']) revalidateTag(tag, AT_ONCE)
}
