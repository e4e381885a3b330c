import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changedScripts, recordedScripts, recordScripts, sha256 } from './script-hashes'

const build = mkdtempSync(join(tmpdir(), 'scripts-'))
const sent = new Map<string, string>()
const server = createServer(({ url = '' }, response) => {
  const content = sent.get(url)
  response.writeHead(content === undefined ? 404 : 200).end(content)
})

beforeAll(async () => {
  mkdirSync(join(build, 'static/chunks'), { recursive: true })
  for (const name of ['pay.js', 'sign-in.js']) {
    writeFileSync(join(build, 'static/chunks', name), `// ${name}`)
    sent.set(`/_next/static/chunks/${name}`, `// ${name}`)
  }
  writeFileSync(join(build, 'static/chunks/pay.css'), 'a{}')
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => {
  rmSync(build, { recursive: true })
  server.close()
})

const check = () => {
  const { scripts } = recordedScripts(build) ?? { scripts: new Map() }
  return changedScripts(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, scripts)
}

test('a script that is sent with another content than it was built with is noticed', async () => {
  expect(recordedScripts(build)).toBeNull()
  recordScripts(build)
  const before = recordedScripts(build)
  expect([...(before?.scripts ?? [])]).toEqual([
    ['chunks/pay.js', sha256('// pay.js')],
    ['chunks/sign-in.js', sha256('// sign-in.js')],
  ])
  expect(await check()).toEqual([])
  sent.set('/_next/static/chunks/pay.js', '// pay.js\nfetch("https://evil.example")')
  sent.delete('/_next/static/chunks/sign-in.js')
  expect(await check()).toEqual([
    'chunks/pay.js: the content differs',
    'chunks/sign-in.js: the response is 404',
  ])
})

test('a record that was changed with its scripts has another digest', () => {
  recordScripts(build)
  const before = recordedScripts(build)?.digest
  writeFileSync(join(build, 'static/chunks/pay.js'), '// another')
  recordScripts(build)
  expect(recordedScripts(build)?.digest).not.toBe(before)
})
