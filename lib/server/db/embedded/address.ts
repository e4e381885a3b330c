/** Host, port and password of a running database. */
export type Address = { host: string; port: number; password: string }

/** Environment variable in which a process is given its password. */
export const PASSWORD_VARIABLE = 'EMBEDDED_DATABASE_PASSWORD'

/** The only user and database. */
export const USER = 'postgres'
export const DATABASE = 'postgres'

/** Returns the connection URL of a running database. */
export function urlOf({ host, port, password }: Address): string {
  return `postgres://${USER}:${password}@${host}:${port}/${DATABASE}`
}
