export interface Paging {
  page: number
  limit: number
}

/** Pagination metadata; an empty list has one page. */
export function pageMeta(total: number, { page, limit }: Paging) {
  return { total, current_page: page, last_page: Math.max(1, Math.ceil(total / limit)) }
}
