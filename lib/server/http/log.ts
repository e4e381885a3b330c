import pino from 'pino'
import { currentRequest } from './current-request'
import { serializeError } from './serialize-error'

/** The server's log. Never log secrets or personal data. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: undefined,
  mixin: () => {
    const request = currentRequest()
    return request ? { requestId: request.id } : {}
  },
  serializers: { err: serializeError },
  redact: {
    paths: ['*.password', '*.token', '*.code', '*.card', '*.authorization', '*.cookie'],
    censor: '[hidden]',
  },
})
