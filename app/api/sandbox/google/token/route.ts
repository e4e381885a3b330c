import { inSandbox } from '@/lib/server/sandbox-google/only'
import { token } from '@/lib/server/sandbox-google/token'

export const POST = inSandbox(token)
