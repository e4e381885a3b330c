import { MINOR_UNIT } from '@/lib/domain/currency'
import { addDays, datesUntil, type LocalDate } from '@/lib/domain/local-date'
import { type Money, majorUnits } from '@/lib/domain/money'
import {
  currenciesOf,
  figuresBy,
  type SalesFigures,
  type SalesReport,
  takeUpPercent,
  turnoverIn,
} from '@/lib/domain/sales-report'

const WIDTH = 960
const PANEL = 220
const PLOT = 130
const LEFT = 110
const RIGHT = 20
const TITLE = 40
const MAX_DATE_LABELS = 12
const MAX_BAR = 36
const COLORS = { sales: '#0f766e', refunds: '#b45309', takeUp: '#1d4ed8', line: '#d4d4d8', text: '#27272a' }

interface Bar {
  value: number
  label: string
  color: string
}

interface Key {
  name: string
  color: string
}

/** A panel of bars, one group for each day. */
interface Panel {
  title: string
  /** What the colors of its bars mean. */
  keys: Key[]
  /** What the full height means. */
  max: number
  /** Returns the label of a height. */
  labelOf(value: number): string
  days: Array<{ date: LocalDate; bars: Bar[] }>
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`)

const round = (number: number) => Math.round(number * 100) / 100

/** Returns the next of 1, 2, 5, 10, 20 and so on. */
function niceMax(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power
}

function text(x: number, y: number, content: string, attributes = ''): string {
  return `<text x="${round(x)}" y="${round(y)}" ${attributes}>${escaped(content)}</text>`
}

function drawKeys(keys: readonly Key[], y: number): string {
  const parts = keys.map(({ name, color }) => `<tspan fill="${color}" dx="12">■ ${escaped(name)}</tspan>`)
  return `<text x="${WIDTH - RIGHT}" y="${y}" text-anchor="end">${parts.join('')}</text>`
}

function drawPanel({ title, keys, max, labelOf, days }: Panel, top: number): string[] {
  const bottom = top + TITLE + PLOT
  const step = (WIDTH - LEFT - RIGHT) / days.length
  const every = Math.ceil(days.length / MAX_DATE_LABELS)
  const line = (y: number) =>
    `<line x1="${LEFT}" y1="${y}" x2="${WIDTH - RIGHT}" y2="${y}" stroke="${COLORS.line}"/>`
  const bars = days.flatMap(({ date, bars }, index) => {
    const width = Math.min((step * 0.8) / bars.length, MAX_BAR)
    const left = LEFT + (index + 0.5) * step - (width * bars.length) / 2
    return bars.map(({ value, label, color }, position) => {
      const height = (value / max) * PLOT
      const x = left + position * width
      return `<rect x="${round(x)}" y="${round(bottom - height)}" width="${round(width)}" height="${round(height)}" fill="${color}"><title>${escaped(`${date}: ${label}`)}</title></rect>`
    })
  })
  const dates = days.flatMap(({ date }, index) =>
    index % every === 0
      ? [text(LEFT + (index + 0.5) * step, bottom + 16, date.slice(5), 'text-anchor="middle"')]
      : [],
  )
  return [
    text(LEFT, top + 20, title, 'font-weight="600" font-size="14"'),
    drawKeys(keys, top + 20),
    ...[1, 0.5, 0].flatMap((part) => {
      const y = bottom - part * PLOT
      return [line(y), text(LEFT - 8, y + 4, labelOf(part * max), 'text-anchor="end"')]
    }),
    ...bars,
    ...dates,
  ]
}

const moneyText = (money: Money) => `${majorUnits(money)} ${money.currency}`

/** Draws a report as an SVG document: sales and refunds by day, a panel for each currency, and the take-up. */
export function salesChart({ from, to, rows }: SalesReport): string {
  const byDay = new Map<LocalDate, SalesFigures>(figuresBy(rows, ({ date }) => date))
  const days = datesUntil(from, addDays(to, 1))
  const panels = currenciesOf(rows).map((currency): Panel => {
    const turnovers = days.map((date) => turnoverIn(currency, byDay.get(date)?.turnovers ?? []))
    const unit = 10 ** MINOR_UNIT[currency]
    const max = niceMax(
      Math.max(...turnovers.flatMap(({ sales, refunds }) => [sales.amount, refunds.amount])) / unit,
    )
    return {
      title: `Sales and refunds in ${currency}`,
      keys: [
        { name: 'Sales', color: COLORS.sales },
        { name: 'Refunds', color: COLORS.refunds },
      ],
      max: max * unit,
      labelOf: (value) => (value / unit).toLocaleString('en'),
      days: turnovers.map(({ sales, refunds }, index) => ({
        date: days[index] ?? from,
        bars: [
          { value: sales.amount, label: `${moneyText(sales)} sold`, color: COLORS.sales },
          { value: refunds.amount, label: `${moneyText(refunds)} refunded`, color: COLORS.refunds },
        ],
      })),
    }
  })
  panels.push({
    title: 'Take-up',
    keys: [{ name: 'Sold of capacity', color: COLORS.takeUp }],
    max: 100,
    labelOf: (value) => `${value}%`,
    days: days.map((date) => {
      const { sold = 0, capacity = 0 } = byDay.get(date) ?? {}
      const value = takeUpPercent({ sold, capacity }) ?? 0
      return { date, bars: [{ value, label: `${sold} of ${capacity} places sold`, color: COLORS.takeUp }] }
    }),
  })
  const height = 50 + panels.length * PANEL
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="12" fill="${COLORS.text}" role="img">`,
    `<title>Sales from ${from} to ${to}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    text(LEFT, 30, `Sales from ${from} to ${to}`, 'font-weight="600" font-size="18"'),
    ...panels.flatMap((panel, index) => drawPanel(panel, 50 + index * PANEL)),
    '</svg>',
    '',
  ].join('\n')
}
