import { leadsAway } from '@/components/page/is-internal-navigation'
import { splitLocale } from '@/lib/i18n/paths'
import { guardOf } from '@/lib/navigation/guards'
import { prefetchInTurn } from './prefetch-queue'

/** How long a mouse must rest on a link: others are only crossed. */
const HOVER_MS = 65
/** How long the same links must be on the screen. */
const REST_MS = 500
/** A page has rendered when nothing has changed for this long. */
const RENDERED_MS = 500
/** Links this far below the screen count as visible: a short swipe shows them. */
const BELOW = '50%'
/** The part of a link that must be on the screen. */
const MOSTLY = 0.6

type Prefetch = (href: string) => void

interface Connection {
  saveData?: boolean
}

function savesData(): boolean {
  return (navigator as Navigator & { connection?: Connection }).connection?.saveData === true
}

/**
 * Whether a link leads to another page of the shop. A page with a guard is not prefetched: the router would store its
 * redirect, and follow it after the visitor has signed in.
 */
function isPrefetchable(link: HTMLAnchorElement): boolean {
  return leadsAway(link) && !guardOf(splitLocale(link.pathname).path)
}

/** Prefetches the page of a link that is hovered, focused or touched. Returns a function that ends it. */
export function prefetchOnIntent(prefetch: Prefetch): () => void {
  let hover: ReturnType<typeof setTimeout>
  const intend = ({ target, type }: Event) => {
    clearTimeout(hover)
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-link]')
    if (!link || !isPrefetchable(link) || savesData()) return
    if (type === 'pointerover') hover = setTimeout(() => prefetch(link.href), HOVER_MS)
    else prefetch(link.href)
  }
  const options = { passive: true, capture: true }
  const events = ['pointerover', 'pointerdown', 'focusin']
  for (const type of events) document.addEventListener(type, intend, options)
  return () => {
    clearTimeout(hover)
    for (const type of events) document.removeEventListener(type, intend, options)
  }
}

/** Returns how far the middle of a link is from the middle of the screen. */
function offCenter(link: HTMLAnchorElement): number {
  const { top, bottom } = link.getBoundingClientRect()
  return Math.abs(top + bottom - window.innerHeight)
}

/**
 * Prefetches the pages of the links nearest to the middle of the screen, whenever it has been at rest, in turn and up to a
 * number of bytes. Returns a function that ends it.
 */
export function prefetchVisible(prefetch: Prefetch): () => void {
  const visible = new Set<HTMLAnchorElement>()
  let rest: ReturnType<typeof setTimeout>
  let render: ReturnType<typeof setTimeout>
  const queue = prefetchInTurn(prefetch)
  const prefetchMiddle = () => {
    if (savesData()) return
    const links = [...visible].filter(isPrefetchable).sort((a, b) => offCenter(a) - offCenter(b))
    queue.replace([...new Set(links.map(({ href }) => href))])
  }
  const onScreen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target as HTMLAnchorElement)
        else visible.delete(target as HTMLAnchorElement)
      }
      clearTimeout(rest)
      rest = setTimeout(prefetchMiddle, REST_MS)
    },
    { threshold: MOSTLY, rootMargin: `0px 0px ${BELOW} 0px` },
  )
  // An element that is observed already is not observed twice.
  const observeLinks = () => {
    for (const link of document.querySelectorAll('main a[data-link]')) onScreen.observe(link)
  }
  const rendered = new MutationObserver(() => {
    clearTimeout(render)
    render = setTimeout(observeLinks, RENDERED_MS)
  })
  rendered.observe(document.body, { childList: true, subtree: true })
  observeLinks()
  return () => {
    onScreen.disconnect()
    rendered.disconnect()
    clearTimeout(rest)
    clearTimeout(render)
    queue.end()
  }
}
