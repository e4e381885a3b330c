import { cx } from '@/components/ui/class-names'

/** A component, named after its file, in all of its states. */
export function Specimen({
  name,
  wide,
  children,
}: {
  name: string
  wide?: boolean
  children: React.ReactNode
}) {
  return (
    <section aria-labelledby={`showcase-${name}`} className="border-t border-line pt-5 pb-8">
      <h3 id={`showcase-${name}`} translate="no" className="mb-4 font-sans">
        {name}
      </h3>
      <div
        className={cx('grid grid-cols-1 items-start gap-x-6 sm:grid-cols-2', !wide && 'lg:grid-cols-3')}
        style={{ rowGap: 28 }}
      >
        {children}
      </div>
    </section>
  )
}

/** One state, with its name above. */
export function State({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-2">
      <p className="text-12 text-ink-3">{name}</p>
      {children}
    </div>
  )
}
