import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoWrapDates } from './no-wrap-dates'

const html = (text: string, moments: string[]) =>
  renderToStaticMarkup(<NoWrapDates text={text} moments={moments} />)

test('dates are not split, but a line may break before the time', () => {
  const [there, here] = ['2027年1月18日周一 08:00', '2027年1月17日周日 23:00']
  expect(html(`当地时间 ${there} 前可免费取消（你所在地为 ${here}）`, [there, here])).toBe(
    '当地时间 <span class="inline-block">2027年1月18日周一</span> 08:00 前可免费取消' +
      '（你所在地为 <span class="inline-block">2027年1月17日周日</span> 23:00）',
  )
})

test('two moments of the same day are two dates', () => {
  const [there, here] = ['18 ม.ค. 2027 08:00', '18 ม.ค. 2027 01:00']
  expect(html(`${there} (${here})`, [there, here]).match(/inline-block/g)).toHaveLength(2)
})

test('an opening bracket stays with its date', () => {
  const [there, here] = ['18 ม.ค. 2027 08:00', '18 ม.ค. 2027 01:00']
  expect(html(`${there} (${here})`, [there, here])).toContain(
    '<span class="inline-block">(18 ม.ค. 2027</span>',
  )
})

test('dates without a time are found in any order, each time that they occur', () => {
  const dates = ['Mon 14 Dec 2026', 'Sat 12 Dec 2026']
  const text = 'Out Sat 12 Dec 2026, 18:40, back Mon 14 Dec 2026; deposit due Sat 12 Dec 2026'
  expect(renderToStaticMarkup(<NoWrapDates text={text} dates={dates} />)).toBe(
    'Out <span class="inline-block">Sat 12 Dec 2026</span>, 18:40, back <span class="inline-block">Mon 14 Dec 2026</span>' +
      '; deposit due <span class="inline-block">Sat 12 Dec 2026</span>',
  )
})

test('dates missing from the sentence change nothing', () => {
  expect(html('Free cancellation', ['Mon 18 Jan 08:00'])).toBe('Free cancellation')
})
