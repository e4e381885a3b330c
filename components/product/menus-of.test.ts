import { expect, test } from 'vitest'
import { menusOf } from './menus-of'

const dinner = [{ title: 'Tagine', dishes: ['Lamb', 'Chicken'] }]
const garden = [{ title: 'Tagine', dishes: ['Seven vegetables'] }]

test('[C4] lists a menu shared by several options once, with all their names', () => {
  expect(
    menusOf([
      { name: 'Tagine menu', menu: dinner },
      { name: 'Vegetarian menu', menu: garden },
      { name: 'With music', menu: [...dinner] },
      { name: 'Drinks only', menu: [] },
    ]),
  ).toEqual([
    { names: ['Tagine menu', 'With music'], courses: dinner },
    { names: ['Vegetarian menu'], courses: garden },
  ])
})
