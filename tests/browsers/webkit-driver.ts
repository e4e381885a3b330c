import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@/lib/cli/real-postgres'
import { programsOf } from '../setup/engines'
import { browserEnvironment } from '../setup/test-browser'
import type { Driver } from './driver'

/** The name under which WebDriver returns an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/** The key, in WebDriver's table of keys. */
const ENTER = '\uE007'
/** The driver has no console: the page itself collects its errors, from the first script on that is evaluated in it. */
const COLLECTOR = `(globalThis.pageErrors ??= (() => {
  const errors = []
  const log = console.error
  console.error = (...values) => {
    errors.push(values.map(String).join(' '))
    log(...values)
  }
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  return errors
})())`
const START_MS = 30_000
const SCRIPT_MS = 30_000

/** Text as it is laid out, without the hinting of a screen; no animations. */
const GTK_SETTINGS = `[Settings]
gtk-enable-animations=0
gtk-overlay-scrolling=1
gtk-xft-hinting=0
gtk-xft-dpi=98304
`

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve))

/** Starts a screen without a display; WebKitGTK has no headless mode. */
async function startScreen(program: string): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(String(data).trim()))
    child.once('exit', () => reject(new Error('Xvfb did not start')))
  })
  return { child, display: `:${number}` }
}

/** WebDriver over HTTP: a command and its value. */
async function command(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(START_MS),
  })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`)
  return value
}

interface Evaluated {
  value?: unknown
  failure?: string
  errors?: string[]
}

/** The browser starts with the session, and the driver shortly after its process. */
async function startSession(origin: string): Promise<string> {
  const until = Date.now() + START_MS
  for (;;)
    try {
      const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } }
      const started = (await command('POST', `${origin}/session`, { capabilities })) as { sessionId: string }
      return `${origin}/session/${started.sessionId}`
    } catch (error) {
      if (!(error instanceof TypeError) || Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
}

/** Starts WebKitGTK with one page. */
export async function startWebkit(): Promise<Driver> {
  const [program = '', screenProgram = ''] = programsOf('webkit')
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0', 'settings.ini'), GTK_SETTINGS)
  const screen = await startScreen(screenProgram)
  const port = await freePort()
  const child = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...browserEnvironment(),
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // Draws without a graphics card.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  })
  const stop = async () => {
    for (const process of [child, screen.child]) {
      const end = ended(process)
      process.kill()
      await end
    }
    rmSync(home, { recursive: true, force: true })
  }
  const session = await startSession(`http://127.0.0.1:${port}`).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const post = (path: string, body: object) => command('POST', `${session}/${path}`, body)
  await post('timeouts', { script: SCRIPT_MS })

  const errors: string[] = []
  const evaluate = async (expression: string): Promise<unknown> => {
    const script = `const done = arguments[0], errors = ${COLLECTOR}
      Promise.resolve().then(() => (${expression})).then(
        (value) => done({ value, errors: errors.splice(0) }), (error) => done({ failure: String(error) }))`
    const result = (await post('execute/async', { script, args: [] })) as Evaluated
    if (result.failure !== undefined) throw new Error(result.failure)
    errors.push(...(result.errors ?? []))
    return result.value
  }
  const elementOf = async (expression: string) => {
    const element = (await evaluate(expression)) as { [ELEMENT]: string } | null
    if (!element) throw new Error('no such element')
    return `element/${element[ELEMENT]}`
  }
  return {
    goto: async (url) => {
      // So that the next page is known from this one.
      await evaluate('globalThis.isLeft = true')
      await post('url', { url })
      const isThere = () => evaluate(`!('isLeft' in globalThis) && document.body !== null`).catch(() => false)
      const until = Date.now() + START_MS
      while (!(await isThere()) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 10))
    },
    evaluate,
    click: async (element) => void (await post(`${await elementOf(element)}/click`, {})),
    type: async (element, text) =>
      void (await post(`${await elementOf(element)}/value`, { text: text.replaceAll('\n', ENTER) })),
    resize: async (width, height) => {
      await post('window/rect', { x: 0, y: 0, width, height })
      // The window has a toolbar.
      const inner = (await evaluate('[innerWidth, innerHeight]')) as [number, number]
      await post('window/rect', { width: 2 * width - inner[0], height: 2 * height - inner[1] })
    },
    errors: () => errors,
    close: async () => {
      await command('DELETE', session).catch(() => undefined)
      await stop()
    },
  }
}
