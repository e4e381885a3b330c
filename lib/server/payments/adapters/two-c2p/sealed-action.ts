import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { CompactEncrypt, CompactSign, compactDecrypt, compactVerify } from 'jose'
import type { ActionKeys } from './configuration'

export interface ActionSeal {
  /** Encrypts for the gateway, then signs with the merchant's key. */
  seal(xml: string): Promise<string>
  /** Verifies the gateway's signature, then decrypts. @throws if either fails */
  open(sealed: string): Promise<string>
}

const bytes = (text: string) => new TextEncoder().encode(text)

async function seal(xml: string, mine: KeyObject, theirs: KeyObject): Promise<string> {
  const encrypted = await new CompactEncrypt(bytes(xml))
    .setProtectedHeader({ alg: 'RSA-OAEP', enc: 'A256GCM', typ: 'JWT' })
    .encrypt(theirs)
  return new CompactSign(bytes(encrypted)).setProtectedHeader({ alg: 'PS256', typ: 'JWT' }).sign(mine)
}

async function open(sealed: string, mine: KeyObject, theirs: KeyObject): Promise<string> {
  const { payload } = await compactVerify(sealed.trim(), theirs, { algorithms: ['PS256'] })
  const { plaintext } = await compactDecrypt(payload, mine, {
    keyManagementAlgorithms: ['RSA-OAEP'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return new TextDecoder().decode(plaintext)
}

/** Returns the encryption and signing of voids and refunds. @throws if a key is invalid */
export function actionSeal({
  privateKey,
  publicKey,
}: Pick<ActionKeys, 'privateKey' | 'publicKey'>): ActionSeal {
  const mine = createPrivateKey(privateKey)
  const theirs = createPublicKey(publicKey)
  return { seal: (xml) => seal(xml, mine, theirs), open: (sealed) => open(sealed, mine, theirs) }
}
