import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'

/**
 * Closes on a stop signal as the framework does. `/slow` takes a while, `/ready` reports the readiness, `/limits` the limits
 * of time. `/busy` makes all later turns of the event loop long, and `/turns` counts them and the connections.
 */
const SERVER = `
  import { createServer } from 'node:http'
  const server = createServer(async ({ url }, response) => {
    if (url === '/slow') await new Promise((done) => setTimeout(done, 700))
    if (url === '/limits') return response.end([server.headersTimeout, server.requestTimeout].join())
    if (url === '/busy') busy()
    if (url === '/turns') return response.end([turns, connections].join())
    response.end(url === '/ready' ? String(globalThis.sunhopDraining !== true) : 'whole')
  })
  let [turns, connections] = [0, 0]
  server.on('connection', () => connections++)
  const busy = () => {
    turns++
    const end = Date.now() + 20
    while (Date.now() < end);
    setImmediate(busy)
  }
  server.on('upgrade', () => {})
  process.on('SIGTERM', () => server.close(() => process.exit(0)))
  server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => console.log(server.address().port))
`
const TOKEN = 'the token of this start'

const processes: ChildProcess[] = []
afterEach(() => {
  for (const child of processes.splice(0)) child.kill('SIGKILL')
})

async function startServer(drainSeconds = 0) {
  const child = spawn(
    process.execPath,
    ['--import', './lib/cli/process/web-process.ts', '--input-type=module', '--eval', SERVER],
    {
      env: { ...process.env, ENDS_WITH_PARENT: '1', START_TOKEN: TOKEN, DRAIN_SECONDS: String(drainSeconds) },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  )
  processes.push(child)
  const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data')
  const exited = once(child, 'exit')
  return { child, exited, port: Number(line) }
}

const agent = () => new Agent({ keepAlive: true, maxSockets: 1 })

async function fetchText(port: number, path: string, options = {}): Promise<[IncomingMessage, string]> {
  const request = get({ host: '127.0.0.1', port, path, ...options })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return [response, (await response.toArray()).join('')]
}

test('only the server of this start confirms its token', async () => {
  const { port } = await startServer()
  const confirmed = async (token: string) =>
    (await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-start-token': token } })).headers.get(
      'x-start-token',
    )
  expect(await confirmed(TOKEN)).toBe(TOKEN)
  expect(await confirmed('another token')).toBeNull()
})

test('a request that does not arrive is ended', async () => {
  const { port } = await startServer()
  expect((await fetchText(port, '/limits'))[1]).toBe('20000,120000')
})

test('a request for another protocol is answered like any other, and leaves no connection open', async () => {
  const { port } = await startServer()
  const headers = { connection: 'Upgrade, close', upgrade: 'websocket' }
  const signal = AbortSignal.timeout(10_000)
  const [{ statusCode }, text] = await fetchText(port, '/', { headers, agent: false, signal })
  expect([statusCode, text]).toEqual([200, 'whole'])
})

test('a rush of connections is accepted while each turn of the event loop takes long', async () => {
  const { port } = await startServer()
  await fetchText(port, '/busy')
  const sockets = await Promise.all(
    Array.from({ length: 64 }, async () => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      return socket
    }),
  )
  const counts = async () => (await fetchText(port, '/turns'))[1].split(',').map(Number)
  let [turns = 0, connections = 0] = await counts()
  while (connections < 64) [turns = 0, connections = 0] = await counts()
  for (const socket of sockets) socket.destroy()
  expect(turns).toBeLessThan(64)
})

test('a port that another server has is refused', async () => {
  const { port } = await startServer()
  const second = spawn(
    process.execPath,
    ['--import', './lib/cli/process/web-process.ts', '--input-type=module', '--eval', SERVER],
    {
      env: { ...process.env, ENDS_WITH_PARENT: '1', PORT: String(port) },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
  )
  processes.push(second)
  const [lines] = await Promise.all([second.stderr?.toArray() ?? [], once(second, 'exit')])
  expect(lines.join('')).toContain('EADDRINUSE')
})

test('requests in progress and those not read yet are answered before the server ends', async () => {
  const { child, exited, port } = await startServer()
  const idle = agent()
  await fetchText(port, '/', { agent: idle })
  const slow = Array.from({ length: 20 }, () => fetchText(port, '/slow', { agent: agent() }))
  await sleep(100)
  child.kill('SIGTERM')
  const late = [
    ...Array.from({ length: 40 }, () => fetchText(port, '/', { agent: agent() })),
    fetchText(port, '/', { agent: idle }),
  ]
  for (const [response, text] of await Promise.all(slow)) {
    expect(text).toBe('whole')
    expect(response.headers.connection).toBe('close')
  }
  // The server may read some of them before the signal.
  for (const [, text] of await Promise.all(late)) expect(text).toBe('whole')
  expect(await exited).toEqual([0, null])
})

test('readiness goes off first, and connections are accepted until the time to drain is over', async () => {
  const { child, exited, port } = await startServer(1)
  expect((await fetchText(port, '/ready'))[1]).toBe('true')
  child.kill('SIGTERM')
  await sleep(100)
  expect((await fetchText(port, '/ready'))[1]).toBe('false')
  await sleep(600)
  expect((await fetchText(port, '/ready'))[1]).toBe('false')
  expect(await exited).toEqual([0, null])
})

test('connections without a request do not delay the end', async () => {
  const { child, exited, port } = await startServer()
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const since = performance.now()
  child.kill('SIGTERM')
  await exited
  expect(performance.now() - since).toBeLessThan(4_000)
})

test('a server whose parent had gone before it started ends', async () => {
  const args = ['--import', './lib/cli/process/end-with-parent.ts', '--eval', 'setInterval(() => {}, 1000)']
  const child = spawn(process.execPath, args, { env: { ...process.env, ENDS_WITH_PARENT: '1' } })
  processes.push(child)
  expect(await once(child, 'exit')).toEqual([null, 'SIGTERM'])
})

test('a process that it forks waits for messages of its own', async () => {
  const fork = `
    import { fork } from 'node:child_process'
    const child = fork('--eval', ["process.on('message', () => process.exit(7))"])
    setTimeout(() => child.send('go'), 1000)
    child.on('exit', (code) => process.exit(code))
  `
  const args = ['--import', './lib/cli/process/end-with-parent.ts', '--input-type=module', '--eval', fork]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ENDS_WITH_PARENT: '1' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  processes.push(child)
  expect(await once(child, 'exit')).toEqual([7, null])
})

test('a server whose parent is gone ends', async () => {
  const { child, exited } = await startServer()
  child.disconnect()
  await exited
})
