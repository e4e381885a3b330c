import { stripVTControlCharacters } from 'node:util'
import { print } from '../output'
import { readResults } from './reports'

/** Maximum length of a failure's message in the summary, in lines. */
const MAX_MESSAGE_LINES = 12

/**
 * Names the failed and the flaky tests again, because a long log may be cut at its start.
 * @param folder where the reports are
 */
export function printFailed(folder: string): void {
  for (const { file, title, outcome, message = '' } of readResults(folder, process.cwd())) {
    if (outcome !== 'failed' && outcome !== 'flaky') continue
    print(`\n✗ ${file} › ${title}${outcome === 'flaky' ? ' (flaky: passed when repeated)' : ''}`)
    print(stripVTControlCharacters(message).split('\n').slice(0, MAX_MESSAGE_LINES).join('\n'))
  }
}
