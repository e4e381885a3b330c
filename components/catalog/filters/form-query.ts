import { type ListingQuery, parseListing } from '@/lib/domain/listing'
import { type CategoryBranch, toggleCategory } from './toggle-category'

/**
 * Returns the listing requested by the filter form, from its first page: the form's fields, and the page's
 * values for everything that has no field.
 * @param changed the changed field; a category field changes its whole branch
 */
export function formQuery(
  form: HTMLFormElement,
  page: ListingQuery,
  branches: CategoryBranch[],
  changed?: Pick<HTMLInputElement, 'name' | 'value'>,
): ListingQuery {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.append(name, value)
  const { text, dates, sort } = page
  const requested = { ...parseListing(search), text, dates, sort, page: 1 }
  if (changed?.name !== 'product_categories') return { ...requested, categories: page.categories }
  return { ...requested, categories: toggleCategory(page.categories, branches, changed.value) }
}
