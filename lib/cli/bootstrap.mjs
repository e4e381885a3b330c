// The first step of every command. It runs on the system's Node (20 or newer) before anything is installed,
// so it is plain JavaScript without dependencies. It installs missing packages, then starts the command on
// the pinned Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const [command, ...args] = process.argv.slice(2)
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const stamp = join(root, 'node_modules', '.sunhop-installed')

function manifestHash() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const manifests = ['.', ...workspaces].map((folder) => join(folder, 'package.json'))
  const hash = createHash('sha256')
  for (const file of [...manifests, 'package-lock.json']) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function run(program, parameters, cwd, message) {
  const { status } = spawnSync(program, parameters, {
    cwd,
    // A command may write requested data to stdout.
    stdio: ['inherit', 2, 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error(message)
  process.exit(status ?? 1)
}

/** With NODE_ENV=production, npm leaves out the packages that only these commands need. */
const NEEDS_ALL = ['test', 'faults', 'bench', 'drills']
const hasAll = () => existsSync(join(root, 'node_modules', 'vitest'))

function install() {
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === manifestHash()
  const needsAll = NEEDS_ALL.includes(command)
  if (isCurrent && (hasAll() || !needsAll)) return
  console.error('Installing packages (about a minute the first time) …')
  // Install scripts are skipped because some require a compiler. Only the pinned Node needs its script, run
  // below.
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  if (needsAll) flags.push('--include=dev')
  run('npm', ['install', ...flags], root, 'npm install failed; see the output above.')
  if (!existsSync(node))
    run(
      process.execPath,
      ['installArchSpecificPackage.js'],
      join(root, 'node_modules', 'node'),
      `Node could not be installed for this platform (${process.platform}, ${process.arch}).`,
    )
  writeFileSync(stamp, manifestHash())
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Sunhop needs Node 20 or newer; this is ${process.version}.`)
  process.exit(1)
}
install()

// An import has a batch of products in memory at a time. Without bounds, the heap would rather grow than be cleared.
const isImport = command === 'catalog' && args[0] === 'import'
const isBounded = !isImport || (process.env.NODE_OPTIONS ?? '').includes('--max-old-space-size')
const heap = isBounded ? [] : ['--max-semi-space-size=16', '--max-old-space-size=320']

const settings = existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
const preload = pathToFileURL(join(root, 'lib', 'cli', 'process', 'command-process.ts')).href
// The channel tells the child when this process is killed.
const child = spawn(
  node,
  [
    ...heap,
    ...settings,
    '--import',
    preload,
    '--import',
    'tsx',
    join(root, 'lib', 'cli', `${command}.ts`),
    ...args,
  ],
  {
    cwd: root,
    // For a process that has ended before the child listens to the channel.
    env: { ...process.env, ENDS_WITH_PARENT: '1' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
)
// A terminal sends SIGINT to the child as well. The child always exits first.
process.on('SIGINT', () => {
  if (!process.stdin.isTTY) child.kill('SIGINT')
})
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))

/** The parent of a process, where the system has a list of them. */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}

// Between npm and this process there may be a shell, which outlives npm.
const ancestors = () => [process.ppid, parentOf(process.ppid)].join()
if (process.env.npm_lifecycle_event !== undefined) {
  const first = ancestors()
  const watch = setInterval(() => {
    if (ancestors() === first) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
}
