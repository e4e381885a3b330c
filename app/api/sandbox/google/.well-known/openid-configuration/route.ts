import { discovery } from '@/lib/server/sandbox-google/discovery'
import { inSandbox } from '@/lib/server/sandbox-google/only'

export const GET = inSandbox(discovery)
