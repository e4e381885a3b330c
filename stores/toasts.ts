import { create } from 'zustand'
import type { IconName } from '@/lib/icons/icon-names'

export type ToastColour = 'success' | 'warning' | 'error' | 'info'

export interface Toast {
  id: string
  open: boolean
  title: string
  description?: string
  /** A way on, e.g. to the cart. */
  action?: { label: string; href: string }
  /** Milliseconds that it stays. */
  duration: number
  colour: ToastColour
  icon: IconName
  /** Whether it can be closed by hand. */
  close: boolean
  /** Whether it shows how long it stays. */
  progress: boolean
}

export const MOST_VISIBLE = 5
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

/** Lets one toast a turn onto the screen; only the newest stay, and one of the same id gives way. */
function drain(): void {
  const next = queue.shift()
  draining = next !== undefined
  if (!next) return
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts.filter(({ id }) => id !== next.id), next].slice(-MOST_VISIBLE),
  }))
  setTimeout(drain)
}

/** Queues a toast and answers its id. */
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

/** Marks a toast closed, and deletes it when it has left the screen; one that still waits does not come. */
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
