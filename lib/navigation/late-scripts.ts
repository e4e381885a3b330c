/** What `deferScripts` writes and the script in the page's head looks for. */
const LATE = 'data-src'

/** A script of the build that the page starts with; not the one for browsers without modules. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"((?: id="[^"]*")?) async=""><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^"]+"[^>]*\/>/g

/**
 * A script for the head of a page: starts the scripts that `deferScripts` has put off, once the page and its most important
 * image have been painted, or at the first press. A page that is not visible is not painted.
 * @param onError name of a function in its scope that handles the `error` event of a script
 */
export const startLateScripts = (onError: string): string =>
  `{let s;const g=()=>{if(s)return;s=1;for(const o of document.querySelectorAll('script[${LATE}]')){const n=document.createElement('script');n.src=o.getAttribute('${LATE}');if(o.id)n.id=o.id;n.onerror=${onError};o.replaceWith(n)}},p=()=>requestAnimationFrame(()=>setTimeout(g));for(const t of['pointerdown','keydown'])addEventListener(t,g,true);addEventListener('DOMContentLoaded',()=>{const i=document.querySelector('img[fetchpriority=high]');if(document.hidden)return g();setTimeout(g,3e3);if(!i||i.complete)p();else for(const t of['load','error'])i.addEventListener(t,p)})}`

/**
 * Puts off the scripts of a page's HTML until `startLateScripts` starts them: they would share the connection with the
 * styles, fonts and images that the first paint needs. HTML without that script is returned as it is.
 */
export function deferScripts(html: string): string {
  if (!html.includes(`script[${LATE}]`)) return html
  return html.replace(PRELOAD, '').replace(SCRIPT, `<script type="text/plain" ${LATE}="$1"$2></script>`)
}
