import { lt } from 'drizzle-orm'
import { KNOWN_DEVICE_SECONDS } from '@/lib/domain/cookies'
import { database } from '@/lib/server/db/client'
import {
  issuedCodes,
  knownDevices,
  oauthAttempts,
  passkeyChallenges,
  resetLinks,
  sandboxGoogleCodes,
  sessions,
  signInLinks,
  twoStepChallenges,
  verificationCodes,
} from '@/lib/server/db/schema'

/** Codes are retained after they expire so that the resend limit still holds. */
const CODE_RETENTION_MS = 3_600_000

/** How long an unused device is still recognized. */
const DEVICE_RETENTION_MS = KNOWN_DEVICE_SECONDS * 1000

/** Deletes expired sessions, codes, mailed links, OAuth attempts, challenges and known devices. */
export async function deleteExpired(now = new Date()): Promise<void> {
  await database().delete(sessions).where(lt(sessions.expiresAt, now))
  await database().delete(oauthAttempts).where(lt(oauthAttempts.expiresAt, now))
  await database().delete(sandboxGoogleCodes).where(lt(sandboxGoogleCodes.expiresAt, now))
  for (const challenges of [passkeyChallenges, twoStepChallenges])
    await database().delete(challenges).where(lt(challenges.expiresAt, now))
  for (const links of [resetLinks, signInLinks])
    await database().delete(links).where(lt(links.expiresAt, now))
  for (const codes of [issuedCodes, verificationCodes])
    await database()
      .delete(codes)
      .where(lt(codes.expiresAt, new Date(now.getTime() - CODE_RETENTION_MS)))
  await database()
    .delete(knownDevices)
    .where(lt(knownDevices.seenAt, new Date(now.getTime() - DEVICE_RETENTION_MS)))
}
