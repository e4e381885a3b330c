import { writeFileSync } from 'node:fs'
import { DESCRIPTIONS_FILE, descriptionsOfSources } from './api-descriptions/write-descriptions'

/* Writes the comments of the contract into the file from which the OpenAPI document takes its descriptions. */
writeFileSync(DESCRIPTIONS_FILE, descriptionsOfSources())
