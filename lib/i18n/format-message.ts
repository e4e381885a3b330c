import formatCompiled from 'use-intl/format-message/format-only'
import { closeUp } from './close-up'

/** Formats a message of a page: all translations of React components come through it; see `next.config.ts`. */
export default function formatMessage(
  ...[key, message, values, options]: Parameters<typeof formatCompiled>
): ReturnType<typeof formatCompiled> {
  const formatted = formatCompiled(key, message, values, options)
  if (typeof formatted === 'string') return closeUp(formatted, values)
  return Array.isArray(formatted)
    ? formatted.map((part) => (typeof part === 'string' ? closeUp(part, values) : part))
    : formatted
}
formatMessage.raw = false
