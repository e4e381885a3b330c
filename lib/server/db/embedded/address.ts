/** Where a running database is reached. */
export type Address = { host: string; port: number; password: string }

/** The only user and database there are. */
export const USER = 'postgres'
export const DATABASE = 'postgres'

/** The connection URL of a running database. */
export function urlOf({ host, port, password }: Address): string {
  return `postgres://${USER}:${password}@${host}:${port}/${DATABASE}`
}
