import { connect as dial, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LaunchedDatabase, launchEmbedded } from '../../lib/server/db/embedded/launch'
import {
  FrameReader,
  message,
  passwordMessage,
  query,
  startupPacket,
  sync,
} from '../../lib/server/db/embedded/protocol'

let embedded: LaunchedDatabase | undefined
beforeAll(async () => {
  embedded = await launchEmbedded({ memory: true })
})
afterAll(async () => {
  await embedded?.stop()
})

describe('wire protocol of the embedded database', () => {
  const parse = (sql: string) => message('P', Buffer.from(`\0${sql}\0\0\0`))
  const bind = message('B', Buffer.alloc(8))
  const execute = message('E', Buffer.alloc(5))
  const flush = message('H')

  async function exchange(send: (socket: Socket) => Promise<void>, responses: number): Promise<string> {
    const url = new URL(embedded?.url ?? '')
    const socket = dial(Number(url.port), url.hostname)
    const reader = new FrameReader()
    let types = ''
    let sending: Promise<void> | undefined
    socket.write(startupPacket({ user: 'postgres', database: 'postgres' }))
    for await (const chunk of socket) {
      reader.push(chunk)
      for (let frame = reader.message(); frame; frame = reader.message()) {
        const type = frame.toString('latin1', 0, 1)
        if (sending) types += type
        else if (type === 'R' && frame.readInt32BE(5) === 3) socket.write(passwordMessage(url.password))
        else if (type === 'Z') sending = send(socket)
      }
      if (types.split('Z').length > responses) break
    }
    await sending
    return types
  }

  it('responds once to each pipelined batch, errors included', async () => {
    const batch = Buffer.concat([parse('SELECT 1'), bind, execute, sync])
    const broken = Buffer.concat([
      parse('SELECT 1 / 0'),
      bind,
      execute,
      parse('SELECT 2'),
      bind,
      execute,
      sync,
    ])
    const all = Buffer.concat([
      batch,
      broken,
      parse('SELEC'),
      bind,
      execute,
      sync,
      batch,
      query('SELECT 1; SELECT 2'),
    ])
    const expected = '12DCZ1EZEZ12DCZTDCTDCZ'
    const atOnce = async (socket: Socket) => {
      socket.write(all)
    }
    expect(await exchange(atOnce, 5)).toBe(expected)

    const byPieces = async (socket: Socket) => {
      for (let offset = 0; offset < all.length; offset += 3) {
        socket.write(all.subarray(offset, offset + 3))
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
    }
    expect(await exchange(byPieces, 5)).toBe(expected)
  })

  it('responds to a Flush without ending the batch, errors included', async () => {
    const send = async (socket: Socket) => {
      socket.write(Buffer.concat([parse('SELECT 1'), flush, bind, execute, flush, sync]))
      socket.write(Buffer.concat([parse('SELEC'), flush, bind, flush, execute, sync, query('SELECT 1')]))
    }
    expect(await exchange(send, 3)).toBe('12DCZEZTDCZ')
  })
})
