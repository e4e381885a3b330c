/** Loads the panel's code with all booking rules, as soon as a page has a panel. */
export const panelParts = () => import('./panel-parts')

// Starts before React renders the panel, which is not interactive until its code is loaded.
// Errors are reported where the panel is rendered.
if (typeof window !== 'undefined') panelParts().catch(() => undefined)
