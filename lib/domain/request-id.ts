/** The header by which a response, the log and the security log name a request. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** What proxies generate: UUIDs, hexadecimal and base64url, without characters that a log would have to escape. */
export const REQUEST_ID = /^[\w.-]{8,64}$/

/** Name of the id in `Server-Timing`, the one header of a document that its scripts can read. */
export const REQUEST_TIMING = 'request'
