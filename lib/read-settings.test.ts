import { expect, test } from 'vitest'
import { z } from 'zod'
import { databaseUrl, flag, hostSetting } from './env-fields'
import { InvalidSettings, readSettings } from './read-settings'

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: hostSetting,
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: z.string().min(32).optional(),
  SITE_URL: z.url().optional(),
  TEST_PAGES: flag,
})

test.each([
  [{ PORT: 'abc' }, 'PORT: must be a whole number'],
  [{ PORT: '99999' }, 'PORT: must be at most 65535'],
  [{ DATABASE_URL: 'notaurl' }, 'DATABASE_URL: must be postgres://user:password@host:5432/name'],
  [{ DATABASE_URL: 'mysql://host/name' }, 'DATABASE_URL: must be postgres://user:password@host:5432/name'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET: must have at least 32 characters'],
  [{ SITE_URL: 'shop' }, 'SITE_URL: must be a URL'],
  [{ TEST_PAGES: 'yes' }, 'TEST_PAGES: must be 0 or 1 or true or false'],
  [{ HOST: 'a b' }, 'HOST: is neither a host name nor an address'],
  [{ HOST: 'a/b' }, 'HOST: is neither a host name nor an address'],
  [{ HOST: 'user@a' }, 'HOST: is neither a host name nor an address'],
  [{ PORT: 'x', SITE_URL: 'x' }, 'PORT: must be a whole number\nSITE_URL: must be a URL'],
])('%o is refused with a line for each variable, without its value', (variables, message) => {
  expect(() => readSettings(schema, variables)).toThrow(new InvalidSettings(message))
})

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['127.1', '127.0.0.1'],
  ['0', '0.0.0.0'],
  ['::1', '::1'],
  ['[::1]', '::1'],
  ['0:0:0:0:0:0:0:1', '::1'],
  ['::0', '::'],
  ['::FFFF:127.0.0.1', '::ffff:7f00:1'],
  ['Shop.Local', 'shop.local'],
  ['', undefined],
])('HOST=%s is %s, as in URLs', (text, host) => {
  expect(readSettings(schema, { HOST: text }).HOST).toBe(host)
})
