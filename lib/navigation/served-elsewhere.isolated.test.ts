import { readFileSync } from 'node:fs'
import { unstable_getResponseFromNextConfig as responseOf } from 'next/experimental/testing/server'
import { describe, expect, test } from 'vitest'
import nextConfig from '@/next.config'
import { isServedElsewhere, NEVER_LOOKED_UP } from './served-elsewhere'

describe('paths that are never looked up', () => {
  test('[G4] include everything that is not served by a page', () => {
    const all = ['/api/x', '/_next/static/x', '/img/a', '/sw.js', '/robots.txt']
    expect(all.filter((path) => !isServedElsewhere(path))).toEqual([])
    expect(['/apis', '/api', '/imgs/a', '/th/api/x', '/'].filter(isServedElsewhere)).toEqual([])
  })

  test('match the middleware matcher and the paths that the middleware handles itself', () => {
    const source = readFileSync('middleware.ts', 'utf8')
    const pattern = /matcher: \[\s*'\/\(\(\?!(.*)\)\.\*\)'/.exec(source)?.[1] ?? ''
    const matched = pattern.split('|').map((beginning) => `/${beginning.replaceAll('\\\\', '')}`)
    const handled = [...source.matchAll(/pathname(?:\.startsWith\(| === )'([^']+)'/g)].map(([, path]) => path)
    expect(NEVER_LOOKED_UP).toEqual([...matched, ...handled])
  })
})

describe('a slash at the end', () => {
  const redirectOf = async (path: string) => {
    const url = `http://localhost${path}`
    const { status, headers } = await responseOf({ url, nextConfig })
    return status === 200 ? null : [status, new URL(headers.get('location') ?? '', url).pathname]
  }

  test.each([
    ['/api/products/', '/api/products'],
    ['/api/', '/api'],
    ['/sitemaps/en/products.xml/', '/sitemaps/en/products.xml'],
    ['/robots.txt/', '/robots.txt'],
    ['/.well-known/security.txt/', '/.well-known/security.txt'],
    ['/img/a/b/', '/img/a/b'],
    ['/sw.js/', '/sw.js'],
    ['/readyz/', '/readyz'],
  ])('[N3] is removed from %s before the middleware', async (path, target) => {
    expect(await redirectOf(path)).toEqual([308, target])
  })

  test.each(['/', '/th/', '/TH/products/', '/nowhere/', '/robotsxtxt/', '/apis/', '/api/products', '/img/a'])(
    '[N3] of %s is left to the middleware',
    async (path) => {
      expect(await redirectOf(path)).toBeNull()
    },
  )
})
