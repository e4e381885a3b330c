/** The stages of `npm test` in which faults are planted. */
export const FAULT_STAGES = ['unit', 'components', 'database', 'contract', 'modes', 'browser'] as const
export type FaultStage = (typeof FAULT_STAGES)[number]

/** A fault of the shop that the tests must find. */
export interface Fault {
  title: string
  kind: string
  file: string
  /** Occurs exactly once in the file. */
  from: string
  to: string
  /** The lowest stage that finds it. */
  stage: FaultStage
  /** The file of the test that must fail. */
  foundBy: string
  /** Part of the title of that test; the titles of its groups come first, separated by ' › '. */
  test: string
  /** A former browser test of the same behavior, under tests/e2e. */
  formerly?: string
}

/**
 * All faults of the selected stages are planted together. So none may break the build, the types or the seed,
 * and none may make the test of another one fail.
 */
export const FAULTS: readonly Fault[] = [
  {
    title: 'an exchange rounds down instead of half up',
    kind: 'money',
    file: 'lib/domain/money.ts',
    from: '(scaled + divisor / 2n) / divisor',
    to: 'scaled / divisor',
    stage: 'unit',
    foundBy: 'lib/domain/money.test.ts',
    test: 'converting › is off by at most half a minor unit',
  },
  {
    title: 'each credit note rounds its VAT by itself',
    kind: 'money',
    file: 'lib/domain/vat.ts',
    from: 'vatIn(first + gross, treatment) - vatIn(first, treatment)',
    to: 'vatIn(gross, treatment) + 0 * first',
    stage: 'unit',
    foundBy: 'lib/domain/vat.test.ts',
    test: '[B7] credit notes in any number credit the VAT of the invoice exactly, and none a negative amount',
  },
  {
    title: 'a local time that occurs twice means the later instant',
    kind: 'time zone',
    file: 'lib/domain/venue-instant.ts',
    from: 'Math.min(...real)',
    to: 'Math.max(...real)',
    stage: 'unit',
    foundBy: 'lib/domain/venue-instant.test.ts',
    test: '2027-10-31 01:30 in Europe/London',
  },
  {
    title: 'a cancellation tier starts after its deadline instead of at it',
    kind: 'boundary',
    file: 'lib/domain/cancellation.ts',
    from: 'hoursLeft <= tier.hoursBefore',
    to: 'hoursLeft < tier.hoursBefore',
    stage: 'unit',
    foundBy: 'lib/domain/cancellation.test.ts',
    test: 'the cancellation fee › ',
  },
  {
    title: 'the fee of a cancellation is rounded against the buyer',
    kind: 'money',
    file: 'lib/domain/refund-quote.ts',
    from: 'price - Math.floor(',
    to: 'price - Math.ceil(',
    stage: 'unit',
    foundBy: 'lib/domain/refund-quote.test.ts',
    test: 'refunds deposits in full, and shared extras with the last traveller',
  },
  {
    title: 'a Thai message lacks its placeholder',
    kind: 'message',
    file: 'messages/th.json',
    from: '"none": "ไม่พบ “{text}”"',
    to: '"none": "ไม่พบ"',
    stage: 'unit',
    foundBy: 'tests/architecture/messages.test.ts',
    test: 'th is valid ICU with the same arguments as English',
  },
  {
    title: 'a toast is shown twice as long',
    kind: 'duration',
    file: 'components/ui/feedback/toast-card.tsx',
    from: 'setTimeout(() => removeToast(id), remaining.current)',
    to: 'setTimeout(() => removeToast(id), remaining.current * 2)',
    stage: 'components',
    foundBy: 'components/layout/start-up/notifications.browser.test.tsx',
    test: 'a toast appears at the top right for 3000 ms',
    formerly: 'toasts.spec.ts',
  },
  {
    title: 'the keyboard does not open the date picker',
    kind: 'keyboard',
    file: 'components/ui/date-picker/date-picker.tsx',
    from: "event.key !== 'ArrowDown' || open",
    to: "event.key !== 'ArrowUp' || open",
    stage: 'components',
    foundBy: 'components/ui/date-picker/date-picker.browser.test.tsx',
    test: 'the keyboard picks a day and the focus returns',
    formerly: 'form-primitives.spec.ts',
  },
  {
    title: 'a combobox retains text that matches no item',
    kind: 'form state',
    file: 'components/ui/combobox/choices.ts',
    from: 'const inputValue = anyText ? state.inputValue',
    to: "const inputValue = anyText || state.inputValue !== '' ? state.inputValue",
    stage: 'components',
    foundBy: 'components/ui/combobox/combobox.browser.test.tsx',
    test: 'the keyboard selects from a combobox, and invalid text is reset',
    formerly: 'form-primitives.spec.ts',
  },
  {
    title: 'the arrow keys do not get from the last tab to the first',
    kind: 'keyboard',
    file: 'components/ui/navigation/tabs.tsx',
    from: 'open.at(to % open.length)',
    to: 'open.at(to)',
    stage: 'components',
    foundBy: 'components/ui/navigation/tabs.browser.test.tsx',
    test: 'arrow keys, Home and End move between tabs and skip a disabled one',
    formerly: 'overlays.spec.ts',
  },
  {
    title: 'a chip looks the same while it is hovered',
    kind: 'appearance',
    file: 'app/styles/buttons.css',
    from: '  .chip:hover {\n    box-shadow: inset 0 0 0 1px var(--ink);',
    to: '  .chip:hover {',
    stage: 'components',
    foundBy: 'components/ui/action/controls.browser.test.tsx',
    test: 'light › [UI] controls have hover, active and focus styles',
    formerly: 'states.spec.ts',
  },
  {
    title: 'the capacity of a slot is not checked when places are held',
    kind: 'capacity',
    file: 'lib/server/inventory/slot-repo.ts',
    from: 'AND NOT closed AND held + sold + wanted.quantity <= capacity',
    to: 'AND NOT closed',
    stage: 'database',
    foundBy: 'tests/database/booking-concurrency.test.ts',
    test: 'two items of one order cannot take more places than their slot has',
  },
  {
    title: 'the places of an expired order stay held',
    kind: 'leak',
    file: 'lib/server/inventory/slot-repo.ts',
    from: 'SET held = held - wanted.quantity FROM',
    to: 'SET held = held FROM',
    stage: 'database',
    foundBy: 'tests/database/hold-extension.test.ts',
    test: 'twenty concurrent clicks extend the hold once, by fifteen minutes',
  },
  {
    title: 'a customer can cancel the order of another',
    kind: 'access',
    file: 'lib/server/cancellations/cancel-booking.ts',
    from: 'if (!order || (request.ownerId !== undefined && order.userId !== request.ownerId))',
    to: 'if (!order)',
    stage: 'database',
    foundBy: 'tests/database/cancellation.test.ts',
    test: 'another user’s order, and a booking of another order, do not exist',
  },
  {
    title: 'an order ignores its idempotency key while another request places it',
    kind: 'idempotency',
    file: 'lib/server/checkout/place-order.ts',
    from: '  const placed = await placedBefore(userId, key, hash, db)\n  if (placed) return placed.id\n',
    to: '',
    stage: 'database',
    foundBy: 'tests/database/booking-concurrency.test.ts',
    test: 'twenty concurrent requests with one Idempotency-Key create one order',
  },
  {
    title: 'an unpaid order does not count as a use of its promo code',
    kind: 'limit',
    file: 'lib/server/checkout/promo-repo.ts',
    from: "bookings.status, ['pending', 'paid', 'confirmed', 'completed']",
    to: "bookings.status, ['paid', 'confirmed', 'completed']",
    stage: 'database',
    foundBy: 'tests/database/promo-codes.test.ts',
    test: 'limits the uses of a code per person; others may still use it',
  },
  {
    title: 'a misspelled word of fewer than eight letters is not corrected',
    kind: 'search',
    file: 'lib/server/search/correction.ts',
    from: 'if (edits === 0) return null',
    to: 'if (edits <= 1) return null',
    stage: 'database',
    foundBy: 'tests/database/search.test.ts',
    test: 'typing errors › [R4] bankok is corrected to bangkok and reported',
  },
  {
    title: 'the database accepts a booking without places',
    kind: 'constraint',
    file: 'lib/server/db/migrations/0000_first-road.sql',
    from: '\tCONSTRAINT "booking_slots_quantity" CHECK ("booking_slots"."quantity" > 0),\n',
    to: '',
    stage: 'database',
    foundBy: 'tests/database/constraints.test.ts',
    test: 'schema constraints › [B6] booking_slots_quantity',
  },
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
    from: 'if (isFromBot(request)) return forBot(pathname, status)',
    to: 'if (isFromBot(request) && status === 404) return forBot(pathname, status)',
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
