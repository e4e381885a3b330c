import { expect, test } from 'vitest'
import type { Area, Product } from '@/lib/contract/catalog'
import type { Option } from '@/lib/contract/option'
import { anchorsOf, bestValue, byWorldPart, countriesOf, groupsFor, planGroups, regionsOf } from './esim-view'

function option(id: string, amount: number, gigabytes: number | null, countries: string[]): Option {
  return {
    id,
    units: [{ price: { amount, currency: 'THB' } }],
    plan: {
      gigabytes,
      days: 7,
      networks: ['AIS'],
      fair_use: null,
      hotspot: true,
      validity_starts: 'first_use',
      countries,
    },
  } as unknown as Option
}

const product = (id: string, options: Option[]) => ({ id, name: id, options }) as unknown as Product

const groups = planGroups([
  product('asia', [
    option('a1', 40_000, 5, ['TH', 'JP', 'SG']),
    option('a2', 90_000, 15, ['TH', 'JP', 'SG']),
  ]),
  product('thailand', [option('t1', 19_900, 10, ['TH']), option('t2', 39_000, null, ['TH'])]),
  product('empty', []),
])
const areas = [{ slug: 'tokyo', name: 'Tokyo', country: 'JP' }] as unknown as Area[]

test('[R12] lists every eSIM that covers a country, single-country eSIMs first', () => {
  expect(groupsFor('TH', groups).map((group) => group.product.id)).toEqual(['thailand', 'asia'])
  expect(groupsFor('FR', groups)).toEqual([])
})

test('[R12] lists countries by name with plan count and lowest price', () => {
  const countries = countriesOf(groups, areas, 'en')
  expect(countries.map(({ id, name, plans, from }) => [id, name, plans, from.amount])).toEqual([
    ['jp', 'Japan', 2, 40_000],
    ['sg', 'Singapore', 2, 40_000],
    ['th', 'Thailand', 4, 19_900],
  ])
  expect(countries[0]?.search).toContain('tokyo')
})

test('[R12] derives a region from an eSIM that covers several countries', () => {
  expect(regionsOf(groups, 'en').map(({ id, name, countries }) => [id, name, countries])).toEqual([
    ['asia', 'Asia', 3],
  ])
  expect(byWorldPart(countriesOf(groups, areas, 'en'), ['150', '142']).map(({ part }) => part)).toEqual([
    '142',
  ])
})

test('[R12] sorts single-country eSIMs first, in destination order', () => {
  const single = (id: string, country: string) => product(id, [option(`${id}1`, 1, 1, [country])])
  const ordered = planGroups(
    [
      product('two', [option('x', 1, 1, ['JP', 'TH'])]),
      single('france', 'FR'),
      single('thailand', 'TH'),
      single('japan', 'JP'),
    ],
    [{ country: 'JP' }, { country: 'TH' }, { country: 'JP' }] as unknown as Area[],
  )
  expect(ordered.map((group) => group.product.id)).toEqual(['japan', 'thailand', 'france', 'two'])
  expect(ordered.map(anchorsOf).at(-1)).toEqual(['jp', 'th', 'asia'])
})

test('picks the lowest price per gigabyte among fixed-size plans as best value', () => {
  expect(bestValue(groups[1]?.plans ?? [])?.option.id).toBe('a2')
  expect(bestValue(groups[0]?.plans ?? [])).toBeNull()
})
