import { writeFileSync } from 'node:fs'
import {
  DESCRIPTIONS_FILE,
  descriptionsOfSources,
  ERROR_CODES_FILE,
  errorCodesOfSources,
} from './api-descriptions/write-descriptions'

/* Writes what comments say of the API into the files from which the OpenAPI document takes it. */
writeFileSync(DESCRIPTIONS_FILE, descriptionsOfSources())
writeFileSync(ERROR_CODES_FILE, errorCodesOfSources())
