import { describe, expect, it } from 'vitest'
import { products } from './catalogue'

const lines = products.filter(({ vertical }) => vertical === 'transport')

describe('[C4] lines of transport', () => {
  it.each(lines.map(({ id, options }) => ({ id, options })))(
    '$id goes from somewhere to somewhere, and its ends can be swapped',
    ({ options }) => {
      expect(options.every(({ route }) => route)).toBe(true)
      for (const { code, route } of options) {
        if (!route?.opposite) continue
        const other = options.find((option) => option.code === route.opposite)
        expect([other?.route?.opposite, other?.route?.from, other?.route?.to]).toEqual([
          code,
          route.to,
          route.from,
        ])
      }
      expect(options[0]?.route?.opposite).toBeDefined()
    },
  )

  it.each(lines.map(({ id, options }) => ({ id, options })))(
    '$id starts elsewhere where it starts from another place',
    ({ options }) => {
      const [first] = options
      for (const { route } of options)
        expect(Boolean(route?.meeting)).toBe(route?.from.en !== first?.route?.from.en)
    },
  )
})

describe('[C4] what is sold for a whole group', () => {
  const whole = products.flatMap(({ id, options }) =>
    options.flatMap(({ code, units }) =>
      units
        .filter((unit) => unit.code === 'GROUP' || unit.code === 'VEHICLE')
        .map((unit) => ({ id, code, unit })),
    ),
  )

  it.each(whole)('$id $code says for how many, as its name does', ({ unit }) => {
    expect(unit.label?.en).toMatch(new RegExp(`up to ${unit.group?.people}$`))
  })
})
