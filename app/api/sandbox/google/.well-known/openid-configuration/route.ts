import { discovery } from '@/lib/server/sandbox-google/discovery'
import { inSandbox } from '@/lib/server/sandbox-google/sandbox-only'

export const GET = inSandbox(discovery)
