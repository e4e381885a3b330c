import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installationSecret, seal, unseal } from './secret'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sunhop-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('creates the secret once, with sufficient length, readable by its owner only', () => {
  const secret = installationSecret(path.join(folder, 'data'))
  expect(secret.length).toBeGreaterThanOrEqual(43)
  expect(installationSecret(path.join(folder, 'data'))).toBe(secret)
  expect(statSync(path.join(folder, 'data', 'secret')).mode & 0o777).toBe(0o600)
})

test('throws on a damaged secret', () => {
  writeFileSync(path.join(folder, 'secret'), 'short')
  expect(() => installationSecret(folder)).toThrow('damaged')
})

test('unseals only unchanged text of this installation and the same purpose', () => {
  const sealed = seal('test', 'ดวงอาทิตย์ 太阳')
  expect(sealed).toMatch(/^[\w-]+$/)
  expect(seal('test', 'ดวงอาทิตย์ 太阳')).not.toBe(sealed)
  expect(unseal('test', sealed)).toBe('ดวงอาทิตย์ 太阳')
  expect(unseal('another', sealed)).toBeNull()
  for (const changed of [
    '',
    'x',
    sealed.slice(0, -2),
    `${sealed}AA`,
    `A${sealed.slice(1)}B`,
    'x'.repeat(8192),
  ])
    expect(unseal('test', changed), changed.slice(0, 20)).toBeNull()
})
