import { receiveCspReports } from '@/lib/server/http/csp-reports'

export const POST = receiveCspReports
