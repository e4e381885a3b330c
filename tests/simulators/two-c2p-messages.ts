import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { CompactEncrypt, CompactSign, compactDecrypt, compactVerify } from 'jose'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (data: Uint8Array) => new TextDecoder().decode(data)

/** A JWT message signed with a shared secret, as both sides of the payment gateway send them. */
export async function message(claims: object, secret: string, alg = 'HS256'): Promise<string> {
  const payload = await new CompactSign(bytes(JSON.stringify(claims)))
    .setProtectedHeader({ alg })
    .sign(bytes(secret))
  return JSON.stringify({ payload })
}

/** The claims of a message; null where the signature is wrong. */
export async function claimsOf(body: string, secret: string): Promise<Record<string, unknown> | null> {
  try {
    const { payload } = await compactVerify(JSON.parse(body).payload, bytes(secret), {
      algorithms: ['HS256'],
    })
    return JSON.parse(text(payload))
  } catch {
    return null
  }
}

/** A pair of keys as PEM, as merchants and the gateway exchange them. */
export function keyPair() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}

/** The XML in a sealed action; null where it is not signed by the merchant or not for the gateway. */
export async function openAction(
  body: string,
  mine: KeyObject,
  merchants: KeyObject,
): Promise<string | null> {
  try {
    const { payload } = await compactVerify(body, merchants, { algorithms: ['PS256'] })
    return text((await compactDecrypt(payload, mine)).plaintext)
  } catch {
    return null
  }
}

export async function sealAction(xml: string, mine: KeyObject, merchants: KeyObject): Promise<string> {
  const encrypted = await new CompactEncrypt(bytes(xml))
    .setProtectedHeader({ alg: 'RSA-OAEP', enc: 'A256GCM' })
    .encrypt(merchants)
  return new CompactSign(bytes(encrypted)).setProtectedHeader({ alg: 'PS256' }).sign(mine)
}
