import { connect } from 'node:net'
import { DATABASE, USER } from './address'
import { FrameReader, passwordMessage, startupPacket } from './protocol'

const AUTHENTICATION = 0x52

/**
 * What listens on a port: the database with this password, something else, nothing, or a process that accepts
 * the connection but does not respond (e.g. a database busy with a long query).
 */
export type ProbeResult = 'ours' | 'foreign' | 'refused' | 'silent'

/** Tries to log in to a database, then disconnects. */
export function probe(host: string, port: number, password: string, timeoutMs = 3_000): Promise<ProbeResult> {
  return new Promise((resolve) => {
    const reader = new FrameReader()
    const socket = connect({ host, port })
    let connected = false
    const finish = (result: ProbeResult) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(result)
    }
    const timer = setTimeout(() => finish(connected ? 'silent' : 'refused'), timeoutMs)
    socket.on('connect', () => {
      connected = true
      socket.write(startupPacket({ user: USER, database: DATABASE }))
    })
    socket.on('data', (chunk: Buffer) => {
      reader.push(chunk)
      try {
        for (let frame = reader.message(); frame; frame = reader.message()) {
          if (frame[0] !== AUTHENTICATION || frame.length < 9) return finish('foreign')
          const request = frame.readInt32BE(5)
          if (request === 0) return finish('ours')
          if (request !== 3) return finish('foreign')
          socket.write(passwordMessage(password))
        }
      } catch {
        finish('foreign')
      }
    })
    socket.on('error', () => finish(connected ? 'foreign' : 'refused'))
    socket.on('close', () => finish(connected ? 'foreign' : 'refused'))
  })
}
