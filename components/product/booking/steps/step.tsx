/** A numbered step; the element `id` takes the focus when its choice is missing. */
export function Step({
  id,
  number,
  title,
  children,
}: {
  id: string
  number: number
  title: React.ReactNode
  children: React.ReactNode
}) {
  return (
    <section className="border-t border-line py-6.5 md:py-8.5">
      <h2 id={id} tabIndex={-1} className="mb-4.5 text-24 outline-offset-4">
        <span className="mr-2.5 inline-grid size-7 place-items-center rounded-full bg-brand align-[3px] font-sans text-15 leading-none font-[750] tracking-normal text-on-brand">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
