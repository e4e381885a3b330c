import './article.css'

interface DataListProps {
  /** `facts`: storage and lifetime in a few words. */
  rows: ReadonlyArray<{ name: string; facts: string; purpose: string }>
}

/** What the shop stores in a browser, by its technical name. */
export function DataList({ rows }: DataListProps) {
  return (
    <dl className="facts mt-4">
      {rows.map(({ name, facts, purpose }) => (
        <div key={name}>
          <dt>
            <code className="text-ink">{name}</code>
            <span className="block text-13">{facts}</span>
          </dt>
          <dd>{purpose}</dd>
        </div>
      ))}
    </dl>
  )
}
