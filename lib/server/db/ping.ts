import { pool } from './client'

/** @throws if the database cannot be reached */
export async function ping(): Promise<void> {
  await pool().query('SELECT 1')
}
