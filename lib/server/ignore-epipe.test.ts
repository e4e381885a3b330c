import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const SCRIPT = `
import { ignoreEpipe } from './lib/server/ignore-epipe.ts'
ignoreEpipe()
process.on('uncaughtException', () => process.exit(3))
console.log('ready')
let lines = 0
setInterval(() => (++lines > 50 ? process.exit(0) : console.log(lines)), 2)
`

test('keeps running when the reader of its log closes the pipe', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SCRIPT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.stdout.destroy()
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})
