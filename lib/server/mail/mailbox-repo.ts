import { desc, eq } from 'drizzle-orm'
import { database } from '@/lib/server/db/client'
import { mailbox } from '@/lib/server/db/schema'

export async function insertMail(mail: Omit<typeof mailbox.$inferInsert, 'id' | 'sentAt'>): Promise<void> {
  await database().insert(mailbox).values(mail)
}

/** Returns the mails of one recipient or of all, newest first. */
export async function readMailbox(recipient: string | undefined, limit: number, offset: number) {
  return database()
    .select()
    .from(mailbox)
    .where(recipient ? eq(mailbox.recipient, recipient) : undefined)
    .orderBy(desc(mailbox.id))
    .limit(limit)
    .offset(offset)
}
