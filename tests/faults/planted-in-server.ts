import type { Fault } from './fault'

/** Faults of the stages that need a running server. */
export const FAULTS_IN_SERVER: readonly Fault[] = [
  {
    title: 'an outdated price is reported with another status',
    kind: 'status',
    file: 'lib/contract/error-status.ts',
    from: 'PRICE_CHANGED: 409',
    to: 'PRICE_CHANGED: 422',
    stage: 'contract',
    foundBy: 'tests/contract/cart-refused.test.ts',
    test: 'rejected cart items › [B3] an outdated price',
  },
  {
    title: 'changes are accepted from the pages of other sites',
    kind: 'access',
    file: 'lib/server/http/define-route.ts',
    from: 'if (isOriginChecked) await requireSameOrigin(request, operation)',
    to: 'if (options.anyOrigin === false) await requireSameOrigin(request, operation)',
    stage: 'contract',
    foundBy: 'tests/contract/auth.test.ts',
    test: 'request validation › rejects the origin https://evil.example',
  },
  {
    title: 'pages do not link their version in the first language',
    kind: 'metadata',
    file: 'lib/api/queries/alternates.ts',
    from: 'offered.map(({ code }) => [factsOf(code).hreflang, at(code)])',
    to: 'offered.slice(1).map(({ code }) => [factsOf(code).hreflang, at(code)])',
    stage: 'contract',
    foundBy: 'tests/contract/pages.test.ts',
    test: 'language, canonical and alternates on every public page',
  },
  {
    title: 'an account may send any number of support requests',
    kind: 'limit',
    file: 'lib/server/http/limits.ts',
    from: "'support-account': { points: 10,",
    to: "'support-account': { points: 10_000,",
    stage: 'contract',
    foundBy: 'tests/contract/support.test.ts',
    test: 'limits an account to ten requests an hour, whatever the address',
  },
  {
    title: 'shared caches may store a page in the currency of one visitor',
    kind: 'cache',
    file: 'middleware.ts',
    from: "'private, max-age=0, must-revalidate'",
    to: "'public, max-age=0, must-revalidate'",
    stage: 'contract',
    foundBy: 'tests/contract/pages.test.ts',
    test: 'shared caches cannot mix up currencies',
  },
  {
    title: 'a rewrite on a loopback address is proxied as to another site',
    kind: 'host',
    file: 'lib/navigation/own-rewrite.ts',
    from: "if (nextUrl.hostname === 'localhost') nextUrl",
    to: "if (nextUrl.hostname === 'a-name-of-no-server') nextUrl",
    stage: 'modes',
    foundBy: 'tests/modes/listening-host.test.ts',
    test: '127.0.0.1',
  },
  {
    title: 'a bot gets the error screen of a page that failed',
    kind: 'bots',
    file: 'middleware.ts',
    from: 'if (isFromBot(request)) return forBot(loggedPath(pathname), status)',
    to: 'if (isFromBot(request) && status === 404) return forBot(loggedPath(pathname), status)',
    stage: 'modes',
    foundBy: 'tests/modes/database-away.test.ts',
    test: '[E2] a bot gets 503 without a page',
  },
  {
    title: 'secondary text has too little contrast in the dark theme',
    kind: 'contrast',
    file: 'app/styles/tokens.css',
    from: '--ink-3: light-dark(#566f7b, #a9bcc5)',
    to: '--ink-3: light-dark(#566f7b, #4f646e)',
    stage: 'browser',
    foundBy: 'tests/e2e/search.spec.ts',
    test: 'suggestions, dark › [R1] are accessible on a wide screen',
  },
  {
    title: 'the space of a product image is not reserved',
    kind: 'layout shift',
    file: 'components/catalog/product-card.css',
    from: `    aspect-ratio: 4 / 3;
    overflow: hidden;
    border-radius: 14px;
    background: var(--bg-3);
  }
  .product-image img {
    width: 100%;
    height: 100%;
    object-fit: cover;`,
    to: `    overflow: hidden;
    border-radius: 14px;
    background: var(--bg-3);
  }
  .product-image img {
    width: 100%;
    aspect-ratio: auto;`,
    stage: 'browser',
    foundBy: 'tests/e2e/every-page.spec.ts',
    test: 'en, light, desktop › every page has no layout shift, fits, and is accessible',
  },
  {
    title: 'a dialog does not return the focus',
    kind: 'focus',
    file: 'components/ui/overlay/overlay.tsx',
    from: `            before.current = document.activeElement
            form.current = before.current?.closest('form') ?? null`,
    to: `            form.current = document.activeElement?.closest('form') ?? null`,
    stage: 'browser',
    foundBy: 'tests/e2e/keyboard.spec.ts',
    test: 'a dialog returns the focus to its opener',
    formerly: 'overlays.spec.ts',
  },
  {
    title: 'the cart badge does not follow the cart',
    kind: 'stale state',
    file: 'components/queries/cart-count.ts',
    from: `  created.getQueryCache().subscribe(() => {
    for (const changed of badges) changed()
  })`,
    to: '  for (const changed of badges) changed()',
    stage: 'browser',
    foundBy: 'tests/e2e/cart-feedback.spec.ts',
    test: 'changing an item that was removed elsewhere removes it here and from the cart badge',
  },
  {
    title: 'a banner is higher than designed',
    kind: 'appearance',
    file: 'components/ui/feedback/banner.tsx',
    from: 'rounded-18 py-3.5 pl-4',
    to: 'rounded-18 py-6 pl-4',
    stage: 'browser',
    foundBy: 'tests/e2e/visual.spec.ts',
    test: 'components, desktop-en-light › the components match their reference images',
  },
  {
    title: 'a page whose script is lost is not reloaded',
    kind: 'network',
    file: 'components/layout/error/use-shown-error.ts',
    from: 'const lost = isChunkFailure(error)',
    to: 'const lost = isChunkFailure(String(error))',
    stage: 'browser',
    foundBy: 'tests/e2e/lost-chunks.spec.ts',
    test: 'a page whose script fails to load is reloaded at the requested URL',
  },
  {
    title: 'an exception in the middleware shows no error screen',
    kind: 'error',
    file: 'middleware.ts',
    from: '.catch((error: unknown) => toErrorScreen(request, error))',
    to: '.catch((error: unknown) => (error ? Promise.reject(error) : toErrorScreen(request, error)))',
    stage: 'contract',
    foundBy: 'tests/contract/error-screen.test.ts',
    test: 'an exception in the middleware shows the error screen with status 500',
  },
  {
    title: 'the listing shows no loading bar',
    kind: 'loading',
    file: 'components/catalog/filters/listing-frame.tsx',
    from: '{pending && <LoadingBar />}',
    to: '{pending && Date.now() < 0 && <LoadingBar />}',
    stage: 'browser',
    foundBy: 'tests/e2e/filters.spec.ts',
    test: 'the loading bar is visible while a filter of the listing loads',
  },
  {
    title: 'a document from the browser’s cache does not follow a redirect',
    kind: 'stale state',
    file: 'components/layout/start-up/use-redirects.ts',
    from: 'if (!isFromHistory()) last.current',
    to: 'if (isFromHistory() || opened) last.current',
    stage: 'browser',
    foundBy: 'tests/e2e/redirects.spec.ts',
    test: 'Back to a document that the browser has cached leads to the target',
  },
]
