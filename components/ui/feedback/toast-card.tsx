'use client'

import './toast.css'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { IconButton } from '@/components/ui/action/icon-button'
import { Link } from '@/components/ui/action/link'
import { cx } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/media/icon'
import { useNavigation } from '@/stores/navigation'
import { removeToast, type Toast, type ToastColour } from '@/stores/toasts'

const COLOUR: Record<ToastColour, string> = {
  success: 'text-ok',
  warning: 'text-warn',
  error: 'text-bad',
  info: 'text-sea',
}

/** Counts down unless paused, then removes the toast. */
function useCountdown({ id, duration, open }: Toast, paused: boolean) {
  const remaining = useRef(duration)
  useEffect(() => {
    if (paused || !open) return
    const since = Date.now()
    const timer = setTimeout(() => removeToast(id), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - since
    }
  }, [id, open, paused])
}

/** Removes the toast once the page that its link leads to has opened. Returns what is called when the link is followed. */
function useRemovalAtTarget({ id }: Toast) {
  const isFollowed = useRef(false)
  useEffect(
    () =>
      useNavigation.subscribe(({ path }, before) => {
        if (isFollowed.current && path !== before.path) removeToast(id)
      }),
    [id],
  )
  return () => {
    isFollowed.current = true
  }
}

export function ToastCard({ toast, paused }: { toast: Toast; paused: boolean }) {
  const t = useTranslations('ui')
  useCountdown(toast, paused)
  const onFollow = useRemovalAtTarget(toast)
  const urgent = toast.colour === 'error' || toast.colour === 'warning'
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={cx(
        'relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 overflow-hidden wrap-break-word rounded-12 bg-raised pt-3.5 pr-12 pb-4 pl-4 shadow-3 forced-colors:border',
        COLOUR[toast.colour],
      )}
    >
      <Icon name={toast.icon} className="row-span-2 mt-px size-6" />
      <p className="font-[650] text-ink">{toast.title}</p>
      {toast.description && <p className="text-14 text-ink-2">{toast.description}</p>}
      {toast.action && (
        <Link
          href={toast.action.href}
          onClick={onFollow}
          className="link col-start-2 justify-self-start text-14"
        >
          {toast.action.label}
        </Link>
      )}
      {toast.close && (
        <span className="absolute top-0.5 right-0.5">
          <IconButton icon="x" label={t('close')} onClick={() => removeToast(toast.id)} />
        </span>
      )}
      {toast.progress && (
        <span
          aria-hidden="true"
          className="toast-bar absolute inset-x-0 bottom-0 h-[3px] origin-left bg-current"
          style={{
            animationDuration: `${toast.duration}ms`,
            animationPlayState: paused ? 'paused' : 'running',
          }}
        />
      )}
    </div>
  )
}
