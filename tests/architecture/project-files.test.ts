import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describedSettings, envExample, INTERNAL } from '@/lib/cli/settings/env-example'
import { readLockfile } from '@/lib/cli/supply-chain/lockfile'
import { NOTICES_FILE, notices, shippedPackages } from '@/lib/cli/supply-chain/notices'
import { settingsSchema } from '@/lib/env'
import { ROOT } from './import-graph'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const manifest = JSON.parse(read('package.json')) as {
  license: string
  version: string
  dependencies: Record<string, string>
  scripts: Record<string, string>
}

test('.env.example is what npm run settings writes', () => {
  expect(read('.env.example')).toBe(envExample(read('README.md')))
})

test('the README describes every setting', () => {
  const readme = read('README.md')
  const described = describedSettings(readme)
  // The table of gateways shortens names: `KTC_MERCHANT_ID`, `_LOGIN_ID`.
  const isShortened = (name: string) =>
    ['GB_PRIME_PAY', 'KTC', 'TWO_C2P', 'STRIPE'].some(
      (prefix) =>
        name.startsWith(`${prefix}_`) &&
        (readme.includes(`\`${name}\``) || readme.includes(`\`${name.slice(prefix.length)}\``)),
    )
  const missing = Object.keys(settingsSchema.shape).filter(
    (name) => !described.has(name) && !INTERNAL.includes(name) && !isShortened(name),
  )
  expect(missing).toEqual([])
})

test('.env.example sets nothing, and names each setting once', () => {
  const lines = read('.env.example').split('\n').filter(Boolean)
  expect(lines.filter((line) => !line.startsWith('#'))).toEqual([])
  const names = lines.flatMap((line) => /^#([A-Z\d_]+)=/.exec(line)?.[1] ?? [])
  expect(names).toEqual([...new Set(names)])
  expect(names).toEqual(
    expect.arrayContaining(Object.keys(settingsSchema.shape).filter((name) => !INTERNAL.includes(name))),
  )
})

test('every package, font and icon set of the shop stands in the notice with its license', () => {
  const text = read(NOTICES_FILE)
  const packages = shippedPackages(readLockfile())
  expect(packages.length).toBeGreaterThan(Object.keys(manifest.dependencies).length)
  expect(packages.filter(({ name, version }) => !text.includes(`\n${name} ${version}: `))).toEqual([])
  for (const name of Object.keys(manifest.dependencies))
    if (name !== '@sunhop/illustrations')
      expect(text, name).toContain(`\n${name} ${manifest.dependencies[name]}: `)
  expect(text).toBe(notices(readLockfile()))
})

test('the Node of version managers is the one that the shop runs on', () => {
  expect(read('.nvmrc').trim()).toBe(manifest.dependencies.node)
})

test('editors use the widths of the formatter', () => {
  const { formatter } = JSON.parse(read('biome.json')) as { formatter: Record<string, string | number> }
  const settings = Object.fromEntries(
    (/\[\*\]\n([^[]*)/.exec(read('.editorconfig'))?.[1] ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' = ')),
  )
  expect(settings).toMatchObject({
    indent_style: formatter.indentStyle,
    indent_size: String(formatter.indentWidth),
    max_line_length: String(formatter.lineWidth),
  })
})

test('the newest release of the changelog is the version of the manifest', () => {
  const [released] = read('CHANGELOG.md').matchAll(/^## (\d\S+) – (\d{4}-\d{2}-\d{2})$/gm)
  expect(released?.[1]).toBe(manifest.version)
})

test('the license is the one of the manifest', () => {
  expect(read('LICENSE')).toMatch(new RegExp(`^${manifest.license} License\n`))
})

test('the workflow runs the tests on the pinned Node', () => {
  const workflow = read('.github/workflows/test.yml')
  expect(workflow).toContain('run: npm test\n')
  expect(workflow).toContain('node-version-file: .nvmrc')
  expect(manifest.scripts).toHaveProperty('test')
})

test('links in the documents of the top folder lead to files', () => {
  const broken = globSync('*.md', { cwd: ROOT }).flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => globSync(target, { cwd: ROOT }).length === 0)
      .map((target) => `${file}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('the tests and commands that docs/operation.md names exist', () => {
  const text = read('docs/operation.md')
  const files = [...text.matchAll(/`((?:lib|tests)\/\S+\.test\.ts)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => globSync(file, { cwd: ROOT }).length === 0)).toEqual([])
  const named = [...text.matchAll(/npm run (drills|bench) -- ([a-z-]+)/g)]
  const unknown = named.filter(([, command, name]) => !read(`lib/cli/${command}.ts`).includes(`/${name}')`))
  expect(unknown.map(([line]) => line)).toEqual([])
})
