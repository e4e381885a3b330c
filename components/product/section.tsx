interface SectionProps {
  id?: string
  title: React.ReactNode
  children: React.ReactNode
}

/** A section of the product page, below a divider. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} className="border-t border-line py-6.5 md:py-8.5">
      <h2 className="mb-4.5 text-24">{title}</h2>
      {children}
    </section>
  )
}
