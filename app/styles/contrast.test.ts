import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { THEME_COLORS } from '@/components/layout/preferences/theme-colors'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

type Theme = 'light' | 'dark'

/** Returns the six-digit color of a token in a theme. */
function color(token: string, theme: Theme): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? ''
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? []
  const match = theme === 'light' ? light : dark
  if (!match) throw new Error(`no color --${token}`)
  return match
}

/** Relative luminance as defined by WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const PAGES = ['bg', 'bg-2', 'raised']
/** Text colors and their backgrounds. */
const TEXT: Record<string, string[]> = {
  ink: [...PAGES, 'bg-3', 'brand-tint', 'sea-tint'],
  'ink-2': [...PAGES, 'bg-3', 'brand-tint', 'sea-tint'],
  'ink-3': [...PAGES, 'bg-3'],
  ember: [...PAGES, 'brand-tint'],
  'ember-deep': ['bg', 'brand-tint'],
  'on-brand': ['brand', 'brand-hover', 'brand-press'],
  'on-night': ['night'],
  sea: [...PAGES, 'sea-tint'],
  ok: [...PAGES, 'ok-tint'],
  warn: [...PAGES, 'warn-tint'],
  bad: [...PAGES, 'bad-tint'],
  // Buttons with swapped colors on hover.
  bg: ['ink', 'bad'],
}
/** Non-text colors: focus rings, stars, field borders. */
const NON_TEXT: Record<string, string[]> = {
  focus: [...PAGES, 'bg-3', 'brand-tint'],
  star: PAGES,
  'line-strong': ['bg', 'raised'],
}

function pairs(table: Record<string, string[]>): Array<[string, string]> {
  return Object.entries(table).flatMap(([front, backs]) =>
    backs.map((back): [string, string] => [front, back]),
  )
}

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(pairs(TEXT))('--%s is readable on --%s', (front, back) => {
    expect(contrast(color(front, theme), color(back, theme))).toBeGreaterThanOrEqual(4.5)
  })
  test.each(pairs(NON_TEXT))('--%s stands out from --%s', (front, back) => {
    expect(contrast(color(front, theme), color(back, theme))).toBeGreaterThanOrEqual(3)
  })
})

/** The brand color of the specification. */
const BRAND = '#f9691c'

test('the brand color is used in both themes, except where its contrast is too low', () => {
  for (const theme of ['light', 'dark'] as const) expect(color('brand', theme)).toBe(BRAND)
  for (const token of ['ember', 'star']) expect(color(token, 'dark')).toBe(BRAND)
  expect(contrast(BRAND, color('bg', 'light'))).toBeLessThan(3)
  expect(contrast(BRAND, '#ffffff')).toBeLessThan(3)
})

test('theme colors match the page background', () => {
  expect(THEME_COLORS).toEqual({ light: color('bg', 'light'), dark: color('bg', 'dark') })
})

test('contrast follows the WCAG 2 formula', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#566f7b', '#ffffff')).toBeCloseTo(5.31, 2)
})
