import { spawn } from 'node:child_process'
import { type StartedShop, whenStarted } from './started-shop'

/**
 * Starts a shop as an operator does, and waits until it prints its address.
 * @throws Error with its output if it ends or takes too long
 */
export async function npmStart(variables: Record<string, string>): Promise<StartedShop> {
  const child = spawn('npm', ['start'], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return whenStarted(child, variables.PORT)
}
