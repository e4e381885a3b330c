import pino from 'pino'
import { serializeError } from './serialize-error'

/** The server's log. Never log secrets or personal data. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: undefined,
  serializers: { err: serializeError },
  redact: {
    paths: ['*.password', '*.token', '*.code', '*.card', '*.authorization', '*.cookie'],
    censor: '[hidden]',
  },
})
