import { showToast } from '@/stores/toasts'
import { leadsElsewhere } from './is-internal-navigation'

const EVERY_MS = 5 * 60_000
const NOTICE_MS = 12_000

/** Fields in which something was typed or chosen; what React controls does not tell it from what was there. */
const touched = new WeakSet<EventTarget>()

/** Whether loading the page anew would lose something. */
function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select')
  return [...fields].some((field) => field.value !== '' && (touched.has(field) || isFilled(field)))
}

/** Whether a field that React leaves alone holds something else than at first. */
function isFilled({ type, value, defaultValue }: HTMLInputElement): boolean {
  return /^(?:text|email|tel|password|textarea)/.test(type) && value !== defaultValue
}

/** Whether the server serves another build than the page is of; false where nobody knows. */
async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' })
    const { id } = (await response.json()) as { id?: string }
    return response.ok && id !== undefined && id !== process.env.BUILD_ID
  } catch {
    return false
  }
}

/** From here on every link loads its page anew, and with it the new build. */
function goByWholePages(): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const again = link?.href === window.location.href && link.closest('[data-notifications]')
    if (!link || !(again || leadsElsewhere(event))) return
    event.preventDefault()
    if (again) window.location.reload()
    else window.location.assign(link.href)
  }
  document.addEventListener('click', follow, { capture: true })
}

function tell(): void {
  const { newBuild = '', takeBuild = '' } = document.getElementById('act-words')?.dataset ?? {}
  showToast({
    title: newBuild,
    action: { label: takeBuild, href: window.location.href },
    duration: NOTICE_MS,
    colour: 'info',
    icon: 'arrow-clockwise',
  })
}

/** Asks every few minutes whether there is a newer build; tells so once, when nothing typed can be lost by it. */
export function watchBuild(): void {
  document.addEventListener('input', ({ target }) => target && touched.add(target), { capture: true })
  let replaced = false
  let asking = false
  const look = async () => {
    // A device that wakes up gives both signs at once.
    if (document.hidden || asking) return
    if (!replaced) {
      asking = true
      replaced = await isReplaced()
      asking = false
      if (replaced) goByWholePages()
    }
    if (!replaced || isTyping()) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    tell()
  }
  const timer = setInterval(() => void look(), EVERY_MS)
  document.addEventListener('visibilitychange', look)
}
