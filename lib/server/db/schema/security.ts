import { sql } from 'drizzle-orm'
import { bigserial, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import {
  SECURITY_ACTORS,
  SECURITY_EVENT_KINDS,
  SECURITY_OUTCOMES,
  type SecurityActor,
  type SecurityEventKind,
  type SecurityOutcome,
} from '@/lib/domain/security-event'
import { instant } from './columns'
import { isAtMost, isOneOf } from './conditions'

/** The security log: who did or tried what, from where. It has no secrets. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull().defaultNow(),
    kind: text('kind').$type<SecurityEventKind>().notNull(),
    outcome: text('outcome').$type<SecurityOutcome>().notNull(),
    /** The account; not a foreign key, because the event of its deletion names it as well. */
    userId: uuid('user_id'),
    actor: text('actor').$type<SecurityActor>().notNull(),
    /** Keyed hash of the email address or phone that was entered. */
    recipient: text('recipient'),
    /** See `networkOf`; null for commands and for deleted accounts. */
    network: text('network'),
    requestId: text('request_id'),
    detail: jsonb('detail').$type<Record<string, string>>().notNull(),
  },
  (t) => [
    index('security_events_at').on(t.at),
    index('security_events_kind').on(t.kind, t.at),
    index('security_events_user').on(t.userId, t.at).where(sql`${t.userId} IS NOT NULL`),
    index('security_events_recipient').on(t.recipient, t.at).where(sql`${t.recipient} IS NOT NULL`),
    check('security_events_kind', isOneOf(t.kind, SECURITY_EVENT_KINDS)),
    check('security_events_outcome', isOneOf(t.outcome, SECURITY_OUTCOMES)),
    check('security_events_actor', isOneOf(t.actor, SECURITY_ACTORS)),
    check('security_events_recipient', sql`${t.recipient} ~ '^[0-9a-f]{64}$'`),
    check('security_events_network', isAtMost(t.network, 45)),
    check('security_events_request_id', isAtMost(t.requestId, 64)),
    check(
      'security_events_detail',
      sql`jsonb_typeof(${t.detail}) = 'object' AND length(${t.detail}::text) <= 500`,
    ),
  ],
)
