import { afterEach, expect, test, vi } from 'vitest'
import { onEntryChange } from './entry-changes'

afterEach(() => vi.unstubAllGlobals())

test('[G6] hears of entries from the Navigation API', () => {
  const navigation = new EventTarget()
  vi.stubGlobal('window', { navigation })
  const heard = vi.fn()
  const end = onEntryChange(heard)
  const change = () =>
    navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType: 'push' }))
  change()
  end()
  change()
  expect(heard.mock.calls).toEqual([['push']])
})

test('[G6] without it, hears of the calls that change the address, once they are done', () => {
  const window = new EventTarget()
  const location = { href: '/products' }
  const done: string[] = []
  const change = (name: string) => (_: unknown, __: string, url?: string) => {
    done.push(`${name} ${url}`)
    if (url) location.href = url
  }
  const history = { pushState: change('pushed'), replaceState: change('replaced') }
  vi.stubGlobal('window', window)
  vi.stubGlobal('history', history)
  vi.stubGlobal('location', location)
  const end = onEntryChange((kind) => done.push(`heard ${kind}`))
  history.pushState(null, '', '/products?page=2')
  history.replaceState(null, '', '/products?page=2')
  history.pushState({ sheet: true }, '')
  history.replaceState(null, '', '/products?page=3')
  location.href = '/products'
  window.dispatchEvent(new Event('popstate'))
  window.dispatchEvent(new Event('popstate'))
  end()
  history.pushState(null, '', '/help')
  expect(done).toEqual([
    'pushed /products?page=2',
    'heard push',
    'replaced /products?page=2',
    'pushed undefined',
    'replaced /products?page=3',
    'heard replace',
    'heard traverse',
    'pushed /help',
  ])
})
