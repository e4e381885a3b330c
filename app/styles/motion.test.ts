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

test('[UI] endless animations change only what the compositor animates', () => {
  const css = sources
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(`${root}${file}`, 'utf8'))
  const endless = css.flatMap((sheet) => [...sheet.matchAll(/animation:\s*([\w-]+)[^;]*\binfinite\b/g)])
  expect(endless.length).toBeGreaterThan(2)
  for (const [, name] of endless) {
    const frames =
      css
        .join('\n')
        .split(`@keyframes ${name} {`)[1]
        ?.split(/\n\s*}\n\s*}/)[0] ?? ''
    const changed = [...frames.matchAll(/^\s*([a-z-]+):/gm)].map(([, property]) => property ?? '')
    expect(changed, name).not.toEqual([])
    expect(
      changed.filter((property) => !/^(transform|translate|rotate|scale|opacity)$/.test(property)),
    ).toEqual([])
  }
})
