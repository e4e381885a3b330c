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
    paths: ['err.code', ...SECRETS.flatMap((name) => [name, `*.${name}`])],
    // An error's code is the name of its kind. Without a path of its own its parent would be a symbol here.
    censor: (value: unknown, [parent, field]) => (parent === 'err' && field === 'code' ? value : '[hidden]'),
  },
})
