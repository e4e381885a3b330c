import type { Fault } from './fault'
import { FAULTS_IN_PARTS } from './planted-in-parts'
import { FAULTS_IN_SERVER } from './planted-in-server'

/**
 * All faults of the selected stages are planted together. So none may break the build, the types or the seed,
 * and none may make the test of another one fail.
 */
export const FAULTS: readonly Fault[] = [...FAULTS_IN_PARTS, ...FAULTS_IN_SERVER]
