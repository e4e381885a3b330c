import { isInternalNavigation } from '@/components/page/is-internal-navigation'
import { showToast } from '@/stores/toasts'

const EVERY_MS = 5 * 60_000
const NOTICE_MS = 12_000

/** Fields that received input; a React-controlled field does not show whether its value is initial. */
const touched = new WeakSet<EventTarget>()

/** Whether a reload would lose input. */
function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select')
  return [...fields].some((field) => field.value !== '' && (touched.has(field) || isFilled(field)))
}

/** Whether an uncontrolled field differs from its initial value. */
function isFilled({ type, value, defaultValue }: HTMLInputElement): boolean {
  return /^(?:text|email|tel|password|textarea)/.test(type) && value !== defaultValue
}

/** Whether the server serves another build than the page's; false if unknown. */
async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' })
    const { id } = (await response.json()) as { id?: string }
    return response.ok && id !== undefined && id !== process.env.BUILD_ID
  } catch {
    return false
  }
}

/** Turns every internal link into a full navigation, which loads the new build. */
function forceFullNavigation(): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const again = link?.href === window.location.href && link.closest('[data-notifications]')
    if (!link || !(again || isInternalNavigation(event))) return
    event.preventDefault()
    if (again) window.location.reload()
    else window.location.assign(link.href)
  }
  document.addEventListener('click', follow, { capture: true })
}

function notify(): void {
  const { newBuild = '', reload = '' } = document.getElementById('strings')?.dataset ?? {}
  showToast({
    title: newBuild,
    action: { label: reload, href: window.location.href },
    duration: NOTICE_MS,
    colour: 'info',
    icon: 'arrow-clockwise',
  })
}

/** Checks every few minutes for a newer build; announces it once, when no input can be lost. */
export function watchBuilds(): void {
  document.addEventListener('input', ({ target }) => target && touched.add(target), { capture: true })
  let replaced = false
  let checking = false
  const check = async () => {
    // When a device wakes up, the timer and the event fire together.
    if (document.hidden || checking) return
    if (!replaced) {
      checking = true
      replaced = await isReplaced()
      checking = false
      if (replaced) forceFullNavigation()
    }
    if (!replaced || isTyping()) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
    notify()
  }
  const timer = setInterval(() => void check(), EVERY_MS)
  document.addEventListener('visibilitychange', check)
}
