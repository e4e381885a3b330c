import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { httpMetrics } from '@/lib/server/metrics/http-metrics'
import { shopMetrics } from '@/lib/server/metrics/shop-metrics'
import { MESSAGE_KINDS } from '@/lib/server/outbox/kinds'
import { withShopDatabase } from '../fixtures/shop-database'

withShopDatabase()

const RULES = readFileSync('docs/operation/alerts.yml', 'utf8')
const ALERTS = [...RULES.matchAll(/- alert: (\w+)\n +expr: (.+)\n/g)].map(
  ([, name = '', expression = '']) => ({
    name,
    expression,
  }),
)

interface Dashboard {
  panels: Array<{ title: string; targets: Array<{ expr: string }> }>
}
const dashboard = JSON.parse(readFileSync('docs/operation/dashboard.json', 'utf8')) as Dashboard
const queries = dashboard.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => ({ name: title, expression: expr })),
)

/** Prometheus' own metric of a scrape. */
const UP = 'up'
/** The metrics of an expression: names that are neither a function nor a label. */
const metricsOf = (expression: string): string[] =>
  [
    ...expression
      .replace(/\{[^}]*\}|\b(?:by|without) \([^)]*\)/g, '')
      .matchAll(/\b[a-z][a-z\d_]*\b(?!\s*\()/g),
  ]
    .map(([name]) => name)
    .filter((name) => name !== UP)
const labelsOf = (expression: string) =>
  [...expression.matchAll(/(\w+)(?:=~?|!=)"/g)].map(([, label]) => label)

/** Names in Prometheus' text format; a histogram has three of them. */
const served = new Set<string>()

beforeAll(async () => {
  httpMetrics()
  for (const [, name = '', type] of (await shopMetrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm))
    for (const suffix of type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''])
      served.add(name + suffix)
})

test('every metric of the alert rules and the dashboard is one that the shop has', () => {
  expect(ALERTS).toHaveLength(RULES.match(/- alert:/g)?.length ?? 0)
  const named = [...ALERTS, ...queries].flatMap(({ name, expression }) =>
    metricsOf(expression).map((metric) => ({ name, metric })),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ metric }) => !served.has(metric))).toEqual([])
})

test('every label of the expressions is one that the metrics have', () => {
  const labels = new Set([...ALERTS, ...queries].flatMap(({ expression }) => labelsOf(expression)))
  expect([...labels].sort()).toEqual(['job', 'kind', 'route', 'status'])
})

test('every metric of the shop has a panel or an alert', () => {
  const named = new Set([...ALERTS, ...queries].flatMap(({ expression }) => metricsOf(expression)))
  const own = [...served].filter((name) => name.startsWith('sunhop_'))
  // The sum of durations and the idle connections add nothing to what is shown.
  const unseen = ['sunhop_http_request_duration_seconds_sum', 'sunhop_database_connections_idle']
  expect(own.filter((name) => !named.has(name)).sort()).toEqual(unseen.sort())
})

test('the alert of waiting mails counts every kind of message, also those with codes', () => {
  const { expression = '' } = ALERTS.find(({ name }) => name === 'SunhopMailsWaiting') ?? {}
  const [, kinds = ''] = /kind=~"([^"]*)"/.exec(expression) ?? []
  expect(kinds.split('|').sort()).toEqual([...MESSAGE_KINDS].sort())
})

test('docs/runbook.md says for each alert what it means and what to do, and for no other', () => {
  const rows = readFileSync('docs/runbook.md', 'utf8').matchAll(
    /^\| `(Sunhop\w+)` +\| [^|]{10,}\| [^|]{10,}\|$/gm,
  )
  expect([...rows].map(([, name]) => name).sort()).toEqual(ALERTS.map(({ name }) => name).sort())
})
