import { print, printError, step } from './output'

/** What an operator must be able to rely on, tried with real processes. Each returns what it found wrong. */
const DRILLS: Record<string, () => Promise<{ drill: () => Promise<string[]> }>> = {
  'data-dir': () => import('../../tests/drills/data-dir'),
  image: () => import('../../tests/drills/image'),
  'previous-release': () => import('../../tests/drills/previous-release'),
  renders: () => import('../../tests/drills/renders'),
  stop: () => import('../../tests/drills/stop'),
  'three-servers': () => import('../../tests/drills/three-servers'),
}

async function run(names: readonly string[]): Promise<boolean> {
  let isSound = true
  for (const name of names) {
    const load = DRILLS[name]
    if (!load) throw new Error(`npm run drills -- ${Object.keys(DRILLS).join(' | ')}`)
    const { drill } = await load()
    const problems = await step(`Drill: ${name}`, drill)
    for (const problem of problems) print(`✗ ${problem}`)
    isSound &&= problems.length === 0
  }
  return isSound
}

const named = process.argv.slice(2)
run(named.length > 0 ? named : Object.keys(DRILLS)).then(
  (isSound) => process.exit(isSound ? 0 : 1),
  (error: unknown) => {
    printError(error)
    process.exit(1)
  },
)
