import { describe, expect, test } from 'vitest'
import { render, VIEW_NAMES } from '../index'

const SUBJECTS = ['temple', 'medina', 'aurora', 'skyline'] as const
const RATIOS = ['product', 'square', 'poster', 'social'] as const
const IS_THOROUGH = process.env.TEST_THOROUGH === '1'

/** Each subject in one ratio, and each ratio once; every combination with `TEST_THOROUGH=1`. */
const COMBINATIONS = SUBJECTS.flatMap((subject, index) =>
  RATIOS.filter((_, position) => IS_THOROUGH || position === index).map((ratio) => ({ subject, ratio })),
)

describe.each(VIEW_NAMES)('the view %s', (view) => {
  test('is drawn in every ratio without invalid values or duplicate ids', () => {
    for (const { subject, ratio } of COMBINATIONS) {
      const svg = render({ subject, mood: 'night', seed: `${subject}-${view}`, view, ratio })
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity|#ff00ff/)
      const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const [, id] of svg.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(id)
    }
  })

  test('is deterministic and changes with the seed', () => {
    const spec = { subject: 'temple', mood: 'dawn', seed: 'a', view } as const
    expect(render(spec)).toBe(render({ ...spec }))
    expect(render(spec)).not.toBe(render({ ...spec, seed: 'b' }))
  })
})

describe('the logo', () => {
  test('reads from left to right even in a mirrored illustration', () => {
    const spec = { subject: 'temple', mood: 'dawn', seed: 'a', ratio: 'social' } as const
    const drawn = render({ ...spec, mark: 'logo', flip: true })
    expect(drawn).toContain('scale(-1 1)"><path d="M0 580')
    expect(render({ ...spec, mark: 'sign' }).length).toBeLessThan(render({ ...spec, mark: 'logo' }).length)
  })
})
