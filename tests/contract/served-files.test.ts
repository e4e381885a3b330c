import { expect, test } from 'vitest'
import { baseUrl } from '../fixtures/http'
import { sendRaw } from '../fixtures/raw-http'

const statusOf = async (path: string) => {
  const { status } = await sendRaw(Number(new URL(baseUrl()).port), {
    method: 'GET',
    path,
    headers: [],
    body: Buffer.alloc(0),
  })
  return status
}

test.each([
  '/.git/HEAD',
  '/.git/config',
  '/.gitignore',
  '/.env',
  '/.env.local',
  '/package.json',
  '/package-lock.json',
  '/next.config.ts',
  '/.next/BUILD_ID',
  '/.next/routes-manifest.json',
  '/_next/static/../BUILD_ID',
  '/_next/static/%2e%2e/BUILD_ID',
  '/payments/../../package.json',
  '/lib/env.ts',
  '/node_modules/next/package.json',
])('no file of the source, its control or the build is served: %s', async (path) => {
  expect(await statusOf(path)).toBe(404)
})

test.each(['/_next/static/', '/_next/static/chunks/', '/payments/', '/icons/', '/img/'])(
  'a folder of public files has no listing: %s',
  async (path) => {
    const { status } = await fetch(baseUrl() + path)
    expect(status).toBe(404)
  },
)
