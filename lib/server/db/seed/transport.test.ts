import { describe, expect, it } from 'vitest'
import { readSeed } from './seed-files'

const { products } = await readSeed()
const lines = products.filter(({ vertical }) => vertical === 'transport')

describe('[C4] transport routes', () => {
  it.each(lines)('$id has an origin and a destination that can be swapped', ({ options }) => {
    expect(options.every(({ route }) => route)).toBe(true)
    for (const { id, route } of options) {
      if (!route?.opposite) continue
      const other = options.find((option) => option.id === route.opposite)
      expect([other?.route?.opposite, other?.route?.from, other?.route?.to]).toEqual([
        id,
        route.to,
        route.from,
      ])
    }
    expect(options[0]?.route?.opposite).not.toBeNull()
  })

  it.each(lines)('$id has another meeting point where it starts from another place', ({ options }) => {
    const [first] = options
    for (const { route } of options)
      expect(Boolean(route?.meeting)).toBe(route?.from.en !== first?.route?.from.en)
  })
})

describe('[C4] units sold per group', () => {
  const whole = products.flatMap(({ options }) =>
    options.flatMap(({ id, units }) =>
      units.filter((unit) => unit.code === 'GROUP' || unit.code === 'VEHICLE').map((unit) => ({ id, unit })),
    ),
  )

  it.each(whole)('$id states the group size in its name', ({ unit }) => {
    expect(unit.label.en).toMatch(new RegExp(`up to ${unit.group?.people}$`))
  })
})
