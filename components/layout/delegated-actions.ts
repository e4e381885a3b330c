import { pressHeart } from '@/components/favourites/hearts'
import { copyAddress, shareAddress } from '@/components/product/share'

export { startHearts } from '@/components/favourites/hearts'

/** Runs the action of a button with `data-act`; messages come from the data attributes of `#act-words`. */
export function act(button: HTMLElement): void {
  const words = document.getElementById('act-words')?.dataset ?? {}
  const say = (name: string) => words[name] ?? ''
  if (button.dataset.act === 'heart') void pressHeart(button, { kept: say('kept'), failed: say('failed') })
  if (button.dataset.act === 'share') void shareAddress(button.dataset)
  if (button.dataset.act === 'copy')
    void copyAddress(button, { copied: say('copied'), failed: say('notCopied') })
}
