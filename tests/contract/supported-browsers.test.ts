import { globSync, readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { newerNames, TARGETS } from '../fixtures/browser-support'

/** What a build sends to browsers, without the script that only older ones load. */
function filesOf(ending: 'js' | 'css'): Array<{ file: string; code: string }> {
  const { polyfillFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8'))
  return globSync(`.next/static/**/*.${ending === 'js' ? '{js,mjs}' : ending}`)
    .filter((file) => !polyfillFiles.some((polyfill: string) => file.endsWith(polyfill)))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
}

/** Interfaces that a supported version lacks. What uses them asks for them first or has a replacement. */
const DETECTED = `
  BarcodeDetector CloseWatcher canParse canShare checkVisibility currentEntry getSupportedFormats hidePopover
  navigationType requestIdleCallback cancelIdleCallback saveData
  canIntercept SuppressedError startViewTransition skipTransition
  exitFullscreen fullscreenElement fullscreenEnabled requestFullscreen changedTouches targetTouches
  getClientCapabilities signalAllAcceptedCredentials signalCurrentUserDetails signalUnknownCredential`

/** The same names of other things: styles, attributes and events that React knows, fields of the shop and its packages. */
const HOMONYMS = `
  marginBlock marginBottom marginLeft marginRight marginTop maxHeight maxWidth minHeight minWidth fontStretch
  letterSpacing textRendering wordSpacing underlineThickness aspectRatio
  devicePixelRatio fetchPriority imageSizes
  fromElement isComposing movementX movementY newState oldState
  Navigation Profiler ViewTransition Viewport createContext displayName ML isError isValid isVisible toArray
  failureReason fullName postalCode productId`

/** Names of the library of maps itself, and `VideoFrame` with `copyTo`, which it asks for first. */
const OF_MAPS = `
  TouchEvent colorSpace colorTexture featureSettings getIds projectionMatrix renderTime sampleCount setHTML VideoFrame copyTo`

/** In every supported version; esbuild replaces it always, because the properties have versions, too. */
const SUPPORTED = { 'regexp-unicode-property-escapes': true }

const words = (text: string): string[] => text.trim().split(/\s+/)

test.each(['js', 'css'] as const)(
  'the oldest supported browsers know the syntax of every .%s file',
  (loader) => {
    const files = filesOf(loader)
    expect(files.length).toBeGreaterThan(0)
    const lowered = (code: string, target: string[] | string) =>
      transformSync(code, { loader, target, supported: SUPPORTED, logLevel: 'silent' }).code
    const newer = files.filter(({ code }) => lowered(code, TARGETS) !== lowered(code, 'esnext'))
    expect(newer.map(({ file }) => file)).toEqual([])
  },
)

test('what a supported browser may lack is detected', () => {
  const code = filesOf('js').map((file) => file.code)
  const used = newerNames().filter((name) => code.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
  const known = [...words(DETECTED), ...words(HOMONYMS), ...words(OF_MAPS)]
  expect(used.filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => !used.includes(name))).toEqual([])
})
