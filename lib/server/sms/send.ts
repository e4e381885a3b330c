import { env, isSandbox, siteOrigin } from '@/lib/env'
import { valuesOf } from '@/lib/server/outbox/secret-values'
import { composeSms } from './compose'
import { gatewaySender } from './gateway'
import { mailboxSender } from './mailbox-sender'
import { smsPayload } from './payload'
import type { SmsSender } from './port'

function liveSender(): SmsSender {
  const { SMS_URL: url, SMS_TOKEN: token, SMS_FROM: from } = env
  if (!url || !token) throw new Error('SMS_URL and SMS_TOKEN are not set')
  return gatewaySender({ url, token, from })
}

/** Sends the text message of an outbox row. The sandbox stores it in its mailbox, whatever is configured. */
export async function sendSms(payload: Record<string, unknown>, id: number): Promise<void> {
  const sms = smsPayload.parse(payload)
  if (sms.expires_at && new Date(sms.expires_at) < new Date()) return
  const send = isSandbox ? mailboxSender : liveSender()
  const messageId = `outbox-${id}@${new URL(siteOrigin()).hostname}`
  await send({ id: messageId, to: sms.to, text: composeSms({ ...sms, values: valuesOf(sms) }) })
}
