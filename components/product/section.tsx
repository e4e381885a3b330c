/** A section of the product page, below a divider. */
export function Section({ id, title, children }: { id?: string; title: string; children: React.ReactNode }) {
  return (
    <section id={id} className="border-t border-line py-6.5 md:py-8.5">
      <h2 className="mb-4.5 text-24">{title}</h2>
      {children}
    </section>
  )
}
