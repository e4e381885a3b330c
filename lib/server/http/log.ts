import pino from 'pino'

/** The server's log; secrets and personal data never go in. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: undefined,
  redact: {
    paths: ['*.password', '*.token', '*.code', '*.card', '*.authorization', '*.cookie'],
    censor: '[hidden]',
  },
})
