import { Prose } from './prose'

interface SectionProps {
  id: string
  title: string
  /** Prose from the messages. */
  text?: string
  children?: React.ReactNode
}

/** A section of an article with its own anchor. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section id={id} className="pb-8 md:pb-11">
      <h2 className="pb-3 text-24">{title}</h2>
      {text && <Prose>{text}</Prose>}
      {children}
    </section>
  )
}
