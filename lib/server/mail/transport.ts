import { createTransport, type SendMailOptions } from 'nodemailer'
import { env, isSandbox } from '@/lib/env'
import { mailboxTransport } from './mailbox-transport'

const TIMEOUT_MS = 15_000

export interface Mailer {
  sendMail(mail: SendMailOptions): Promise<unknown>
}

/** Creates an SMTP transport for smtps://user:password@host, or smtp://host:port with STARTTLS; never without TLS. */
export function smtpTransport(url: string): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  return createTransport({
    host: hostname,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure,
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function liveTransport(): Mailer {
  if (!env.SMTP_URL) throw new Error('SMTP_URL is not set')
  return smtpTransport(env.SMTP_URL)
}

let transport: Mailer | undefined

/** Returns the mail transport. The sandbox stores all mails in its mailbox, whatever is configured. */
export function mailTransport(): Mailer {
  transport ??= isSandbox ? createTransport(mailboxTransport) : liveTransport()
  return transport
}
