import { SIGNED_IN_COOKIE, THEME_COOKIE } from '@/lib/domain/cookies'

const BOOT = `(c=>{const d=document.documentElement.dataset,t=/(?:^|; )${THEME_COOKIE}=(light|dark)/.exec(c);if(t)d.theme=t[1];if(/(?:^|; )${SIGNED_IN_COOKIE}=./.test(c))d.signedIn=''})(document.cookie)`

/** Runs before the first paint: pages are cached for everybody, yet show the visitor's theme and header at once. */
export function BootScript() {
  return <script>{BOOT}</script>
}
