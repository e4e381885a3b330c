import pino from 'pino'
import { isReported } from '@/lib/domain/reported-error'
import { currentRequest } from './current-request'
import { serializeError } from './serialize-error'

/** Fields that are hidden, also in an object beside others. */
const SECRETS = ['password', 'token', 'code', 'card', 'authorization', 'cookie']

/** The server's log. Never log secrets or personal data. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: undefined,
  mixin: () => {
    const request = currentRequest()
    return request ? { requestId: request.id } : {}
  },
  hooks: {
    logMethod(args, method) {
      const [fields] = args as [unknown, ...unknown[]]
      if (typeof fields === 'object' && fields !== null && 'err' in fields && isReported(fields.err)) return
      method.apply(this, args)
    },
  },
  serializers: { err: serializeError },
  redact: {
    paths: SECRETS.flatMap((name) => [name, `*.${name}`]),
    censor: '[hidden]',
  },
})
