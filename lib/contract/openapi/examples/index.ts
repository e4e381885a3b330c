import type { OperationExample } from './example'

/** An example of each operation that takes or returns JSON, by name. */
export const EXAMPLES: Readonly<Record<string, OperationExample>> = {}
