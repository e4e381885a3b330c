import { THEME_COLORS } from '@/components/layout/preferences/theme-colors'
import { LOCALE_COOKIE, SIGNED_IN_COOKIE, THEME_COOKIE } from '@/lib/domain/cookies'
import { LOCALES } from '@/lib/domain/locale'
import { startLateScripts } from '@/lib/navigation/late-scripts'
import { CHUNK_RELOADS } from '@/stores/browser-storage/chunk-reloads'
import { EARLY_PRESS_MS } from './early-press'
import { STREAMING_STYLE } from './streaming-style'

/** Applies a chosen theme to the page, to the browser's bars, and to night images as they are parsed. */
const THEME = `d.theme=t=t[1];const m=document.createElement('meta');m.name='theme-color';m.content=${JSON.stringify(THEME_COLORS)}[t];m.dataset.chosen='';document.head.prepend(m);const o=new MutationObserver(()=>{for(const s of document.querySelectorAll('source[data-night]'))s.media=t=='light'?'not all':s.dataset.night||'all'});o.observe(document,{childList:true,subtree:true});addEventListener('DOMContentLoaded',()=>o.disconnect())`

/**
 * A script of the initial HTML that fails to load would leave the page unhydrated without any error. Reloads
 * the page then, limited like `mayReload` in chunk-reload, only while the page loads and only once the server
 * responds, so that an offline page stays readable. Later scripts fail where they are imported. Most start after the
 * first paint.
 */
const RELOAD = `{const f=e=>{let s=e.target.src||'',p=location.pathname+location.search,n=Date.now();if(s.includes('/_next/'))try{let m=JSON.parse(sessionStorage['${CHUNK_RELOADS.key}']||'{}');if(!(n-m[p]<${CHUNK_RELOADS.ttl})){m[p]=n;sessionStorage['${CHUNK_RELOADS.key}']=JSON.stringify(m);a()}}catch{}},a=()=>fetch('/builds/latest.json',{cache:'no-store'}).then(()=>location.reload(),()=>setTimeout(a,5e3));addEventListener('error',f,true);addEventListener('load',()=>removeEventListener('error',f,true));${startLateScripts('f')}}`

/**
 * An image that its host does not have, also one that fails before hydration: its plain area stays, without the browser's
 * mark and the alternative text. Where something else stands in for an image, it is hidden. Here rather than in the style
 * sheet, which has a limit. `load` does not reach the window.
 */
const MISSING = `{const f=u=>({target:i})=>{if(i.tagName=='IMG')i.closest('.veil,.icon-btn')?i.hidden=!!u:i.style.content=u};document.addEventListener('error',f('url(data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E)'),true);document.addEventListener('load',f(''),true)}`

/** Marks what is saved in this tab: a form step, under the name of its page, a reset link, a selection for the cart; see `HiddenStep`. */
const STEP = `try{let n;if(/^#link=/.test(location.hash)||sessionStorage[{cart:'selection-draft'}[n=location.pathname.split('/').pop()]||n])d.savedStep=''}catch{}`

/** Marks the shop's language that the browser prefers, until one is chosen or declined; see `LanguageOffer`. */
const OFFER = `try{if(!/(?:^|; )${LOCALE_COOKIE}=/.test(c)&&!localStorage['language-offer'])for(let l of navigator.languages){if(/-hant/i.test(l))continue;l=l.toLowerCase().replace(/-[a-z]{4}(?=-|$)/,'');let o=${JSON.stringify(LOCALES)}.find(o=>(o+'-').startsWith(l+'-')||l.startsWith(o+'-'));if(o){d.offer=o;break}}}catch{}`

/** Later pages are not streamed as HTML, and with such a rule each inserted element recalculates the document's style. */
const STREAMED = `addEventListener('DOMContentLoaded',()=>{document.getElementById('${STREAMING_STYLE}').disabled=true})`

/** Its whole text, with which the inventory of the payment page compares the script that is served. */
export const PRE_PAINT = `${RELOAD}${MISSING}${STREAMED};(c=>{let d=document.documentElement.dataset,t=/(?:^|; )${THEME_COOKIE}=(light|dark)/.exec(c),s=/(?:^|; )${SIGNED_IN_COOKIE}=([^;]+)/.exec(c);if(t){${THEME}}if(s)d.signedIn=s[1];${STEP}${OFFER}})(document.cookie)`

/**
 * Remembers the last press and the changed fields of a control that needs a script which has not run: the page is not
 * hydrated, the part has `data-waits`, or React stopped the event before it reached its target, since it could not hydrate
 * the part. What the browser does by itself is left to it: links, popovers, forms with an action. `startEarly` of
 * `components/layout/document/early.ts` performs what is remembered. A press that React takes during the event, because it
 * hydrates the page at that moment, is not remembered. Clicks by scripts are no presses; changes by scripts count, since
 * password managers make them. The control shows in the next frame that the press is taken.
 */
export const EARLY = `{const d=document.documentElement.dataset,E=window.early={fields:new Map,drop(){E.press&&E.press.control.removeAttribute('data-taken');E.press=null}},h=e=>{const y=e.type,t=e.target,c=t.closest&&t.closest('button,input,select,textarea'),k=y=='click',b=c&&c.localName=='button';if(k&&!e.isTrusted)return;if(y=='submit'){if(!t.hasAttribute('action')&&(!d.ready||E.press&&E.press.control.form==t))e.preventDefault();return}k&&E.drop();if(!c)return;const w=c.closest('[data-waits]'),x=/radio|checkbox/.test(c.type);if(w&&(b==k||x))e.stopImmediatePropagation();if(b!=k||b&&(c.popoverTargetElement||c.type=='submit'&&c.form&&c.form.hasAttribute('action')))return;const p=b&&{control:c,at:Date.now(),page:location.pathname};b?E.press=p:E.fields.set(c,x?c.checked:c.value);w||t.addEventListener(y,()=>{d.ready&&(b?E.press=null:E.fields.delete(c))},{capture:true,once:true});requestAnimationFrame(()=>{if(p&&E.press==p)c.dataset.taken='';E.go&&E.go()});p&&setTimeout(()=>E.press==p&&E.drop(),${EARLY_PRESS_MS})};for(const y of['click','input','change','submit'])addEventListener(y,h,true)}`

interface PrePaintScriptProps {
  nonce?: string
  /** Remembers presses before the page is interactive; not on the payment page, whose scripts have an inventory. */
  early?: boolean
}

/** Runs before the first paint: pages are cached for all visitors, but show this one's theme and header. */
export function PrePaintScript({ nonce, early }: PrePaintScriptProps) {
  // Browsers hide the nonce of an element from scripts, so hydration finds none.
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {early ? EARLY + PRE_PAINT : PRE_PAINT}
    </script>
  )
}
