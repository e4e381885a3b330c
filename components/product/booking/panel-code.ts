/** The code of the panel, with all rules of booking; asked for as soon as a page has one. */
export const panelParts = () => import('./panel-parts')

// Not only when React comes to the panel: until its code is here nothing of it can be pressed.
// Whoever renders the panel says what went wrong.
if (typeof window !== 'undefined') panelParts().catch(() => undefined)
