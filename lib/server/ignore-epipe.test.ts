import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const TALKER = `
import { ignoreEpipe } from './lib/server/ignore-epipe.ts'
ignoreEpipe()
process.on('uncaughtException', () => process.exit(3))
console.log('ready')
let lines = 0
setInterval(() => (++lines > 50 ? process.exit(0) : console.log(lines)), 2)
`

test('whoever reads the log may leave', async () => {
  const talker = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', TALKER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(talker.stdout, 'data')
  talker.stdout.destroy()
  const [code] = await once(talker, 'exit')
  expect(code).toBe(0)
})
