import { type ListingQuery, parseListing } from '@/lib/domain/listing'
import { type CategoryBranch, toggleCategory } from './toggle-category'

/**
 * The listing that a form of filters asks for, from its first page: the fields as they stand, and of the page what no
 * field holds.
 * @param changed the field that was changed; one of categories stands for all of its branch
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
  const asked = { ...parseListing(search), text, dates, sort, page: 1 }
  if (changed?.name !== 'product_categories') return { ...asked, categories: page.categories }
  return { ...asked, categories: toggleCategory(page.categories, branches, changed.value) }
}
