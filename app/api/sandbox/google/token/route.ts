import { inSandbox } from '@/lib/server/sandbox-google/sandbox-only'
import { token } from '@/lib/server/sandbox-google/token'

export const POST = inSandbox(token)
