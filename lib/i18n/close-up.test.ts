import { expect, test } from 'vitest'
import { closeUp } from './close-up'
import formatMessage from './format-message'
import { translator } from './translate'

test.each([
  ['退回 {method}。', '退回支付宝。', { method: '支付宝' }],
  ['退回 {method}。', '退回 Visa。', { method: 'Visa' }],
  ['已用 {method} 扣款 {charge}', '已用支付宝扣款 ฿100', { method: '支付宝', charge: '฿100' }],
  ['已用 {method} 扣款', '已用 PromptPay 扫码扣款', { method: 'PromptPay 扫码' }],
  ['{there} 起', '12月12日周六 18:30 起', { there: '12月12日周六 18:30' }],
  ['由 {before} 改为 {after}', '由 12月12日改为 12月13日', { before: '12月12日', after: '12月13日' }],
  ['取消 {name}', '取消大皇宫 玉佛寺', { name: '大皇宫 玉佛寺' }],
  ['Run by {name}', 'Run by 大皇宫', { name: '大皇宫' }],
])('[N1] "%s" becomes "%s"', (message, text, values: Record<string, string>) => {
  const plain = message.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  expect(closeUp(plain, values)).toBe(text)
})

test('a text without values is unchanged, such as a list of search terms', () => {
  expect(closeUp('确认 状态 等待', undefined)).toBe('确认 状态 等待')
})

test('[N1] mails and pages have no spaces between Chinese words', () => {
  const method = '支付宝'
  expect(translator('zh-cn')('orders.refunds.to', { method })).toBe('退回支付宝')
  const options = { locale: 'zh-cn', formatters: {}, cache: {} } as Parameters<typeof formatMessage>[3]
  expect(formatMessage('to', ['退回 ', ['method']], { method }, options)).toBe('退回支付宝')
  const bold = { type: 'b' }
  expect(
    formatMessage(
      'to',
      ['款项退回 ', ['method'], '：', ['b', '注意']],
      { method, b: () => bold as never },
      options,
    ),
  ).toEqual(['款项退回支付宝：', bold])
})
