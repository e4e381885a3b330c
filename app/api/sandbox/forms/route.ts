import { sandboxForm } from '@/lib/server/checkout/sandbox-form'

export const POST = sandboxForm
