import { resolve } from 'node:path'

/** Where `npm test` writes the fontconfig of the test browser. */
export const TEST_FONTS = '.data/test/fonts'

/** Returns the path of the fontconfig in a folder. */
export const fontconfigIn = (dir: string) => resolve(dir, 'fonts.conf')

/**
 * Returns the environment of the test browser.
 * @param dir folder with an existing fontconfig
 */
export function browserEnvironment(dir = TEST_FONTS): Record<string, string> {
  const variables = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return { ...Object.fromEntries(variables), FONTCONFIG_FILE: fontconfigIn(dir) }
}

/** How Playwright starts the browser that `TEST_BROWSER` names, for pages and for components. */
export const launchOptions = {
  executablePath: process.env.TEST_BROWSER,
  env: browserEnvironment(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Maps are drawn without a graphics card.
    '--enable-unsafe-swiftshader',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Positions glyphs in a headless browser as in one with a window.
    ...(process.env.TEST_BROWSER?.endsWith('headless-shell') ? ['--font-render-hinting=none'] : []),
  ],
}
