import { createServer } from 'node:net'

/**
 * Checks that a server can listen on an address, before anything else is started.
 * @throws Error that names the setting if it cannot
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen({ host, port }, resolve)
    })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new Error(`PORT: ${port} is in use on ${host}. End what listens there, or set another port.`)
    if (code === 'EACCES')
      throw new Error(`PORT: ${port} may not be opened by this user. Set a port above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new Error(`HOST: ${host} is no address of this machine.`)
    throw error
  }
  await new Promise((resolve) => server.close(resolve))
}
