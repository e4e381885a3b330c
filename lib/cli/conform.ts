import { parseArgs } from 'node:util'
import { conform } from './conform/conform'
import { print, printError } from './output'

const USAGE = 'Usage: npm run conform -- https://host [--credential EMAIL --password PASSWORD]'

async function run(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options: { credential: { type: 'string' }, password: { type: 'string' } },
    allowPositionals: true,
  })
  const [host] = positionals
  if (!host || !URL.canParse(host)) throw new Error(USAGE)
  const { credential, password } = values
  const account = credential && password ? { credential, password } : null
  const checked = await conform(new URL(host), account)
  const width = Math.max(...checked.map(({ call }) => call.length))
  for (const { call, holds, text } of checked) {
    const [first = '', ...more] = text.split('; ')
    print(`${holds ? '✓' : '✗'} ${call.padEnd(width)}  ${first}`)
    for (const line of more) print(`${' '.repeat(width + 4)}${line}`)
  }
  const failed = checked.filter(({ holds }) => !holds).length
  print('')
  print(`${checked.length - failed} of ${checked.length} calls hold.`)
  if (!account) print('With --credential and --password the calls of a session are checked as well.')
  return failed === 0
}

process.exitCode = await run().then(
  (holds) => (holds ? 0 : 1),
  (error: unknown) => {
    printError(error)
    return 2
  },
)
