import { expect, test } from 'vitest'
import { formatHours } from './opening-hours'

test('[N2] names the weekdays in the language and omits them if there are all seven', () => {
  const everyDay = { days: [1, 2, 3, 4, 5, 6, 7], opens: '08:00', closes: '20:00' }
  const some = { days: [7, 1, 2, 3, 5], opens: '10:00', closes: '24:00' }
  expect(formatHours([everyDay], 'th')).toEqual(['08:00–20:00'])
  expect(formatHours([some], 'en')).toEqual(['Mon–Wed, Fri, Sun 10:00–24:00'])
  expect(formatHours([some], 'zh-cn')).toEqual(['周一–周三、周五、周日 10:00–24:00'])
})
