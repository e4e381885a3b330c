import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
const sources = globSync('{app,components}/**/*.{css,tsx}', { cwd: root })

/**
 * Loops and timers are written in seconds, so they are not matched here: they last as long as what they show.
 */
const times = sources.flatMap((file) =>
  [...readFileSync(`${root}${file}`, 'utf8').matchAll(/(?<![\w.$])(\d*\.?\d+)ms\b/g)].map(([, value]) => ({
    file,
    ms: Number(value),
  })),
)

test('[UI] transitions take between 150 and 300 ms', () => {
  expect(times.length).toBeGreaterThan(15)
  expect(times.filter(({ ms }) => ms < 150 || ms > 300)).toEqual([])
})

test('[UI] one rule stops every animation and transition for reduced motion', () => {
  const css = readFileSync(new URL('./overrides.css', import.meta.url), 'utf8')
  const rule = css.slice(css.indexOf('prefers-reduced-motion: reduce'), css.indexOf('.btn'))
  for (const stop of ['animation', 'transition']) expect(rule).toContain(`${stop}: none;`)
})
