import { readFileSync, writeFileSync } from 'node:fs'
import { print } from './output'
import { envExample } from './settings/env-example'

const FILE = '.env.example'

writeFileSync(FILE, envExample(readFileSync('README.md', 'utf8')))
print(`Written: ${FILE}`)
