import { userInfo } from 'node:os'
import { storeSecurityEvent } from '@/lib/server/security-log/record'
import { printError } from './output'

/** A command of the operator, as the security log names it. */
export interface OperatorCommand {
  /** `npm run NAME` */
  command: string
  /** The first argument. */
  action: string
  /** What it acts on; only an order, an id or `all` is recorded. */
  target?: string | undefined
  /** `--by NAME`; by default the user of the system. */
  by?: string | undefined
}

function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run as a user id without a name.
    return String(process.getuid?.() ?? '')
  }
}

async function store({ by, ...command }: OperatorCommand, outcome: 'ok' | 'failed'): Promise<void> {
  try {
    await storeSecurityEvent({
      kind: 'operator-command',
      outcome,
      actor: 'staff',
      detail: { ...command, by: (by?.trim() || systemUser()).slice(0, 80) },
    })
  } catch (error) {
    printError(new Error('The security log could not be written.', { cause: error }))
  }
}

/** Runs a command and records whether it succeeded: a result of `false` or an exit code above 0 is a failure. */
export async function recordCommand<Result>(
  command: OperatorCommand,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work()
    await store(command, result === false || (typeof result === 'number' && result > 0) ? 'failed' : 'ok')
    return result
  } catch (error) {
    await store(command, 'failed')
    throw error
  }
}
