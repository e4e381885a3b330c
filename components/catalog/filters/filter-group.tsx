export type FilterPart =
  | 'category'
  | 'destination'
  | 'dates'
  | 'price'
  | 'rating'
  | 'features'
  | 'duration'
  | 'language'

interface PartProps {
  id: FilterPart
  legend?: string
  children: React.ReactNode
}

/** A group of filters; the sheet on a phone scrolls to it by its id. */
export function FilterGroup({ id, legend, children }: PartProps) {
  return (
    <fieldset data-part={id} className="min-w-0 border-b border-line py-4 first:pt-0 last:border-0">
      {legend && <legend className="float-left mb-1 w-full font-semibold">{legend}</legend>}
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}
