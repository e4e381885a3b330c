import './accordion.css'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'
import type { IconName } from '@/lib/icons/icon-names'

/** Collapsible sections; native `<details>`, so that they work without JavaScript. */
export function Accordion({ className, children }: { className?: string; children: React.ReactNode }) {
  return <div className={cx('accordion', className)}>{children}</div>
}

interface AccordionItemProps {
  title: React.ReactNode
  /** At the right of the title, e.g. a badge. */
  aside?: React.ReactNode
  icon?: IconName
  /** Items with the same name are exclusive: opening one closes the others. */
  name?: string
  /** Initially open. */
  open?: boolean
  /** Cannot be opened; `aside` says why. */
  disabled?: boolean
  /** Link target. */
  id?: string
  children?: React.ReactNode
}

export function AccordionItem(props: AccordionItemProps) {
  const { title, aside, icon, name, open, disabled, id, children } = props
  const head = (
    <>
      {icon && <Icon name={icon} className="size-6" />}
      <span className="min-w-0 flex-1">{title}</span>
      {aside}
    </>
  )
  if (disabled)
    return (
      <div id={id} className="accordion-item accordion-head text-ink-3">
        {head}
      </div>
    )
  return (
    <details id={id} name={name} open={open} className="accordion-item">
      <summary className="accordion-head">
        {head}
        <Icon name="caret-down" className="accordion-caret text-ink-3" />
      </summary>
      <div className="accordion-body">{children}</div>
    </details>
  )
}
