import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { CompactEncrypt, CompactSign, compactDecrypt, compactVerify } from 'jose'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (data: Uint8Array) => new TextDecoder().decode(data)

/** A JWT signed with a shared secret, as both sides of the payment gateway send it. */
export async function message(claims: object, secret: string, alg = 'HS256'): Promise<string> {
  const payload = await new CompactSign(bytes(JSON.stringify(claims)))
    .setProtectedHeader({ alg })
    .sign(bytes(secret))
  return JSON.stringify({ payload })
}

/** Returns the claims of a message; null if the signature is wrong. */
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

/** A key pair as PEM, in the format merchants and the gateway exchange. */
export function keyPair() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}

/** Returns the XML of a sealed action; null unless signed by the merchant and encrypted for the gateway. */
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
