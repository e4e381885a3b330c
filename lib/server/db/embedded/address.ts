/** Host, port and password of a running database. */
export type Address = { host: string; port: number; password: string }

/** Environment variable in which a process is given its password. */
export const PASSWORD_VARIABLE = 'EMBEDDED_DATABASE_PASSWORD'

/** Environment variable with the path of an archive that a new database starts with. A test run, which creates many, sets it. */
export const INITIAL_VARIABLE = 'EMBEDDED_DATABASE_INITIAL'

/** The only user and database. */
export const USER = 'postgres'
export const DATABASE = 'postgres'

/** Returns the connection URL of a running database. */
export function urlOf({ host, port, password }: Address): string {
  return `postgres://${USER}:${password}@${host}:${port}/${DATABASE}`
}

/** How the `application_name` begins of work that lets all other work on the embedded database go first. */
export const BACKGROUND = 'sunhop-background-'

/** Returns the URL of a database for work in the background. Of several such works, the embedded database runs one at a time. */
export function backgroundUrl(url: string, name: string): string {
  const named = new URL(url)
  if (!named.searchParams.has('application_name'))
    named.searchParams.set('application_name', BACKGROUND + name)
  return named.href
}
