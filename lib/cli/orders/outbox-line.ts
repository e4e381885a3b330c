import type { failingRows } from '@/lib/server/outbox/repo'
import { at } from './details'

type Row = Awaited<ReturnType<typeof failingRows>>[number]

/** Returns the parts of a line about a failing outbox row, without personal data. */
export function outboxLine({ id, kind, payload, attempts, deadAt, availableAt, error }: Row): string[] {
  const { template, refund_id: refund } = payload
  return [
    String(id),
    [kind, template ?? refund].filter(Boolean).join(' '),
    `${attempts} attempts`,
    deadAt ? `given up ${at(deadAt)}` : `next ${at(availableAt)}`,
    error ?? '',
  ]
}
