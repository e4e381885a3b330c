/** Methods beyond these share one name, since a client can send any. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Returns the method of a request for labels: one of a few names. */
export const methodOf = (method = ''): string => (METHODS.includes(method) ? method : 'other')
