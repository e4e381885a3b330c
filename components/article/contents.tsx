import { Icon } from '@/components/ui/media/icon'

export interface Heading {
  id: string
  title: string
}

interface ContentsProps {
  title: string
  headings: Heading[]
}

function Links({ headings }: { headings: Heading[] }) {
  return (
    <ol>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="flex min-h-11 items-center py-1.5 text-15 hover:underline lg:min-h-8">
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** Collapsible table of contents for narrow screens. */
export function FoldedContents({ title, headings }: ContentsProps) {
  return (
    <details className="group mb-7 rounded-18 bg-bg-2 px-4 lg:hidden print:hidden">
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
        {title}
        <Icon name="caret-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <nav aria-label={title} className="pb-3">
        <Links headings={headings} />
      </nav>
    </details>
  )
}

/** Sticky table of contents beside the page on wide screens. */
export function SideContents({ title, headings }: ContentsProps) {
  return (
    <nav
      aria-label={title}
      className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto border-l border-line pl-5 text-ink-2 lg:block print:hidden"
    >
      <p className="pb-1 text-14 font-semibold text-ink-3">{title}</p>
      <Links headings={headings} />
    </nav>
  )
}
