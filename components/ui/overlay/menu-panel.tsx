'use client'

import { DropdownMenu as Radix } from 'radix-ui'
import { Fragment, useEffect, useState } from 'react'
import { Link } from '@/components/ui/action/link'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'
import { onLeave } from '@/stores/navigation'
import type { MenuItem, MenuProps } from './menu'

function content({ icon, label, hint, checked }: MenuItem) {
  return (
    <>
      {icon && <Icon name={icon} className="mt-0.5" />}
      <span className="min-w-0 flex-1">
        {label}
        {hint && <span className="block text-13 font-normal text-ink-3">{hint}</span>}
      </span>
      {checked !== undefined && (
        <Icon name="check-bold" className={cx('mt-1 size-4', checked ? 'text-ok' : 'invisible')} />
      )}
    </>
  )
}

function Entry({ item }: { item: MenuItem }) {
  const { href, onSelect, checked, destructive, disabled } = item
  const look = {
    disabled,
    className: cx(
      'flex min-h-11 items-start gap-3 rounded-12 px-3 py-2.5 text-15 font-semibold outline-none data-highlighted:bg-bg-2 data-disabled:text-ink-3 data-highlighted:inset-ring-2 data-highlighted:inset-ring-focus',
      destructive && !disabled && 'text-bad',
    ),
  }
  if (checked !== undefined)
    return (
      <Radix.CheckboxItem {...look} checked={checked} onCheckedChange={onSelect}>
        {content(item)}
      </Radix.CheckboxItem>
    )
  if (href && !disabled)
    return (
      <Radix.Item {...look} asChild>
        <Link href={href}>{content(item)}</Link>
      </Radix.Item>
    )
  return (
    <Radix.Item {...look} onSelect={onSelect}>
      {content(item)}
    </Radix.Item>
  )
}

/** Initially open: it is loaded by the click that opens it. */
export function MenuPanel({ trigger, label, groups, empty, align = 'end', className }: MenuProps) {
  const [open, setOpen] = useState(true)
  const filled = groups.filter((group) => group.length > 0)
  useEffect(() => onLeave(() => setOpen(false)), [])
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger aria-label={label} className={className}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={8}
          collisionPadding={16}
          loop
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-56 animate-[fade-in_150ms] overflow-y-auto rounded-18 bg-raised p-2 shadow-2 wrap-break-word forced-colors:border"
        >
          {filled.map((group, index) => (
            <Fragment key={group[0]?.label}>
              {index > 0 && (
                <Radix.Separator className="mx-3 my-1 h-px bg-line forced-colors:bg-[CanvasText]" />
              )}
              {group.map((item) => (
                <Entry key={item.label} item={item} />
              ))}
            </Fragment>
          ))}
          {filled.length === 0 && (
            <Radix.Item disabled className="px-3 py-2.5 text-15 text-ink-3">
              {empty}
            </Radix.Item>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
