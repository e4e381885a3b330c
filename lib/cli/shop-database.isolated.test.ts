import { afterEach, expect, test, vi } from 'vitest'

const migrated = vi.fn()
const prepared = vi.fn()
const state = vi.fn()
vi.mock('@/lib/server/db/migrate', () => ({ migrateDatabase: migrated, schemaStateOf: state }))
vi.mock('./database', async (original) => ({
  ...(await original<typeof import('./database')>()),
  prepareDatabase: prepared,
  startDatabase: async () => ({ url: 'postgres://shop@127.0.0.1:1/shop', stop: async () => undefined }),
}))
vi.mock('./record-command', () => ({ recordCommand: (_: unknown, work: () => unknown) => work() }))

const { env } = await import('@/lib/env')
const { onConfiguredDatabase } = await import('./database')
const { withShopDatabase } = await import('./shop-database')

env.DATABASE_URL = 'postgres://shop@127.0.0.1:1/shop'
afterEach(() => vi.clearAllMocks())

const run = (options = {}) =>
  withShopDatabase({ command: 'catalog', action: 'import' }, async () => 'done', options)

test.each(['older', 'newer'])(
  'a command changes nothing in a shared database of the %s schema',
  async (schema) => {
    state.mockResolvedValue(schema)
    await expect(run()).rejects.toThrow(`the schema of ${schema === 'older' ? 'an' : 'a'} ${schema} version`)
    await expect(run({ schemaOnly: true })).rejects.toThrow(schema)
    expect([migrated.mock.calls, prepared.mock.calls]).toEqual([[], []])
  },
)

test.each(['empty', 'current'])('a command does not seed a shared database that is %s', async (schema) => {
  state.mockResolvedValue(schema)
  expect(await run()).toBe('done')
  expect(prepared.mock.lastCall?.[2]).toEqual({ keepRates: true, seeds: false })
})

test('a database that cannot be used is one line with the name of the setting', async () => {
  const failing = (code: string, message: string) =>
    onConfiguredDatabase(env, () => Promise.reject(Object.assign(new Error(message), { code })))
  await expect(failing('ENOTFOUND', 'getaddrinfo ENOTFOUND base')).rejects.toThrow(
    'DATABASE_URL: the database cannot be used: getaddrinfo ENOTFOUND base',
  )
  await expect(failing('28P01', 'password authentication failed')).rejects.toThrow(/^DATABASE_URL: /)
  await expect(failing('42601', 'syntax error')).rejects.toThrow(/^syntax error/)
})
