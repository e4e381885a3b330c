import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env, isSandbox } from '@/lib/env'

/** Where the sandbox stores its generated secret. */
const FOLDER = env.DATA_DIR
const FILE_NAME = 'secret'

/**
 * Returns the secret of this installation. It is generated on first use, in a file readable by its owner
 * only.
 * @throws Error where the file is too short
 */
export function installationSecret(folder: string): string {
  const file = path.join(/* turbopackIgnore: true */ folder, FILE_NAME)
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) throw new Error(`${file} is damaged: delete it to generate a new secret`)
  return secret
}

/** Returns the path of the generated secret; null if a setting has the secret. */
export function secretFile(): string | null {
  return env.SESSION_SECRET
    ? null
    : path.resolve(/* turbopackIgnore: true */ process.cwd(), FOLDER, FILE_NAME)
}

let secret: string | undefined

function sessionSecret(): string {
  if (env.SESSION_SECRET) return env.SESSION_SECRET
  if (!isSandbox) throw new Error('SESSION_SECRET is not set')
  secret ??= installationSecret(path.resolve(/* turbopackIgnore: true */ process.cwd(), FOLDER))
  return secret
}

/** The secret that writes, and the one before a rotation, which only reads. */
function secrets(): string[] {
  return [sessionSecret(), ...(env.SESSION_SECRET_PREVIOUS ? [env.SESSION_SECRET_PREVIOUS] : [])]
}

const hmac = (key: string, purpose: string, parts: string[]): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('hex')

/**
 * Returns a keyed hash in hex. The purpose separates domains: a hash made for one use is not valid for
 * another.
 */
export function keyedHash(purpose: string, ...parts: string[]): string {
  return hmac(sessionSecret(), purpose, parts)
}

/** Returns the hashes to compare something stored or presented with: that of `keyedHash`, then those before a rotation. */
export function keyedHashes(purpose: string, ...parts: string[]): string[] {
  return secrets().map((key) => hmac(key, purpose, parts))
}

/** Whether a hash was made by `keyedHash`, now or before a rotation; compared in constant time. */
export function isKeyedHash(given: string, purpose: string, ...parts: string[]): boolean {
  const bytes = Buffer.from(given)
  return keyedHashes(purpose, ...parts).some((hash) => {
    const expected = Buffer.from(hash)
    return expected.length === bytes.length && timingSafeEqual(expected, bytes)
  })
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const sealingKeys = (purpose: string) => keyedHashes('seal', purpose).map((hash) => Buffer.from(hash, 'hex'))

/** Encrypts text for one purpose with the key of this installation. The result is safe in a cookie. */
export function seal(purpose: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const [key = Buffer.alloc(0)] = sealingKeys(purpose)
  const cipher = createCipheriv(CIPHER, key, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/**
 * Returns the sealed text; null if it was sealed by another installation or for another purpose, or was
 * changed.
 */
export function unseal(purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  for (const key of sealingKeys(purpose)) {
    const text = unsealWith(key, bytes)
    if (text !== null) return text
  }
  return null
}

function unsealWith(key: Buffer, bytes: Buffer): string | null {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
