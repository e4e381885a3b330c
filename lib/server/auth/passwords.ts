import { randomBytes } from 'node:crypto'
import { type Algorithm, hash, type Options, verify } from '@node-rs/argon2'

/** Value of the library's `Algorithm.Argon2id`; the const enum does not exist at run time. */
const ARGON2ID = 2 as Algorithm

/** Argon2id with 19 MiB and two passes: about 30 ms of one core. */
const COST: Options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Unicode-equivalent input from another keyboard must give the same password. */
const normalize = (password: string) => password.normalize('NFKC')

/** Verified where there is no account, so that the check takes as long. */
const dummyHash = hash(randomBytes(32), COST)

export async function hashPassword(password: string): Promise<string> {
  return hash(normalize(password), COST)
}

/** Verifies a password. Without a hash it returns false after the same time. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const right = await verify(passwordHash ?? (await dummyHash), normalize(password))
  return right && typeof passwordHash === 'string'
}
