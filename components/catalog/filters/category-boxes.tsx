import { Fragment } from 'react'
import { Checkbox } from '@/components/ui/form/checkbox'
import { checkedAs } from './checked-as'
import type { CategoryChoice } from './choices'
import type { FieldsProps } from './filter-fields'
import { branchState, toggleCategory } from './toggle-category'

/** The categories with their product counts; sub-categories of a selected one are listed below it. */
export function CategoryBoxes({ query, choices, counts, onChange }: FieldsProps) {
  const box = ({ id, label }: CategoryChoice, chosen: boolean, some: boolean, className?: string) => {
    const count = counts.categories[id] ?? 0
    return (
      <Checkbox
        key={id}
        name="product_categories"
        value={id}
        {...checkedAs(
          chosen,
          onChange &&
            (() => onChange({ categories: toggleCategory(query.categories, choices.categories, id) })),
        )}
        indeterminate={some}
        disabled={count === 0 && !chosen && !some}
        aside={count}
        className={className}
      >
        {label}
      </Checkbox>
    )
  }
  return choices.categories.map((main) => {
    const state = branchState(query.categories, main)
    return (
      <Fragment key={main.id}>
        {box(main, state === 'all', state === 'some')}
        {state !== 'none' &&
          main.children.map((child) => box(child, query.categories.includes(child.id), false, 'ml-8'))}
      </Fragment>
    )
  })
}
