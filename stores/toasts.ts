import { create } from 'zustand'
import type { IconName } from '@/lib/icons/icon-names'

export type ToastColour = 'success' | 'warning' | 'error' | 'info'

export interface Toast {
  id: string
  open: boolean
  title: string
  description?: string
  /** A link, e.g. to the cart. */
  action?: { label: string; href: string }
  /** Display time in ms. */
  duration: number
  colour: ToastColour
  icon: IconName
  /** Whether the visitor can close it. */
  close: boolean
  /** Whether it shows its remaining time. */
  progress: boolean
}

export const MAX_VISIBLE = 5
export const TOAST_DURATION = 3000
export const REMOVAL = 200

const ICON: Record<ToastColour, IconName> = {
  success: 'check-circle-fill',
  warning: 'warning-fill',
  error: 'x-circle-fill',
  info: 'info-fill',
}

interface Toasts {
  /** Oldest first. */
  toasts: Toast[]
}

export const useToasts = create<Toasts>(() => ({ toasts: [] }))

const queue: Toast[] = []
let draining = false
let count = 0

/** Shows one queued toast per tick; only the newest stay, and a toast of the same id is replaced. */
function drain(): void {
  const next = queue.shift()
  draining = next !== undefined
  if (!next) return
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter(({ id }) => id !== next.id), next].slice(-MAX_VISIBLE),
  }))
  setTimeout(drain)
}

/** Queues a toast and returns its id. */
export function showToast(toast: Partial<Toast> & Pick<Toast, 'title'>): string {
  const colour = toast.colour ?? 'success'
  count += 1
  const id = toast.id ?? `toast-${count}`
  queue.push({
    open: true,
    duration: TOAST_DURATION,
    close: true,
    progress: true,
    ...toast,
    id,
    colour,
    icon: toast.icon ?? ICON[colour],
  })
  if (!draining) {
    draining = true
    setTimeout(drain)
  }
  return id
}

/** Marks a toast closed and deletes it after its exit animation; a queued toast is not shown. */
export function removeToast(id: string): void {
  const waiting = queue.findIndex((toast) => toast.id === id)
  if (waiting >= 0) queue.splice(waiting, 1)
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)),
  }))
  setTimeout(() => {
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id || toast.open) }))
  }, REMOVAL)
}
