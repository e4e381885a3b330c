import { randomBytes } from 'node:crypto'
import { type Algorithm, hash, type Options, verify } from '@node-rs/argon2'

/** argon2id is the library's number 2; its enum does not exist at run time. */
const ARGON2ID = 2 as Algorithm

/** Argon2id with 19 MiB and two passes: some 30 ms of one core. */
const COST: Options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The same characters typed on another keyboard must give the same password. */
const normal = (password: string) => password.normalize('NFKC')

/** What is verified where there is no account, so that it takes as long. */
const nobody = hash(randomBytes(32), COST)

export async function hashPassword(password: string): Promise<string> {
  return hash(normal(password), COST)
}

/** Whether a password is right; false, after the same time, where there is no hash. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobody), normal(password))
  return right && typeof passwordHash === 'string'
}
