import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { requireFreePort } from './require-free-port'

test('a port in use is refused with its setting, and a free one is free afterwards', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  await expect(requireFreePort('127.0.0.1', port)).rejects.toThrow(
    `PORT: ${port} is in use on 127.0.0.1. End what listens there, or set another port.`,
  )
  server.close()
  await once(server, 'close')
  await requireFreePort('127.0.0.1', port)
  await requireFreePort('127.0.0.1', port)
})

test('an address of another machine is refused', async () => {
  await expect(requireFreePort('192.0.2.1', 0)).rejects.toThrow(
    'HOST: 192.0.2.1 is no address of this machine.',
  )
})
