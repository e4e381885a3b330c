/** Whether a server that listens on this host accepts connections to every address of the machine. */
export const isAnyAddress = (host: string): boolean => host === '0.0.0.0' || host === '::'

/** The origin of an HTTP server; an IPv6 address gets its brackets. */
export function httpOrigin(host: string, port: number | string): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
