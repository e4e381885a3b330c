import { pressHeart } from '@/components/hearts/hearts'
import { declineLanguage } from '@/components/layout/preferences/decline-language'
import { importWithRetry } from '@/components/ui/lazy/lazy-with-retry'

export { startHearts } from '@/components/hearts/hearts'

/** Runs the action of a button with `data-act`; messages come from the data attributes of `#strings`. */
export function act(button: HTMLElement): void {
  const strings = document.getElementById('strings')?.dataset ?? {}
  const say = (name: string) => strings[name] ?? ''
  if (button.dataset.act === 'heart') void pressHeart(button, { saved: say('saved'), failed: say('failed') })
  if (button.dataset.act === 'accept-language')
    void importWithRetry(() => import('@/components/layout/preferences/accept-language')).then(
      ({ acceptLanguage }) => acceptLanguage(button.dataset),
    )
  if (button.dataset.act === 'decline-language') declineLanguage()
}
