import type { Part } from '@/components/article/parts'

/** Help page questions by topic, in order; their texts are in `pages.help.questions`. */
export const HELP_TOPICS = {
  booking: ['how-to-book', 'need-account', 'hold', 'when-confirmed', 'names', 'children', 'how-late'],
  paying: [
    'ways-to-pay',
    'taxes',
    'charged-currency',
    'round-prices',
    'pay-later',
    'declined',
    'paid-twice',
    'card-safety',
  ],
  changing: ['cancel', 'free-until', 'how-much-back', 'when-refund', 'change-date', 'weather', 'timed-out'],
  vouchers: ['where-voucher', 'no-network', 'not-scanning', 'late'],
  data: ['esim-phone', 'esim-install', 'esim-start', 'esim-speed', 'esim-refund', 'wifi-deposit'],
  account: ['no-code', 'forgot-password', 'signed-out', 'change-language', 'delete-account'],
  safety: ['wheelchair', 'allergies', 'emergency', 'illustrations', 'trial'],
} as const

export type HelpTopic = keyof typeof HELP_TOPICS

export const TOPIC_IDS = Object.keys(HELP_TOPICS) as HelpTopic[]

export type QuestionId = (typeof HELP_TOPICS)[HelpTopic][number]

/** The part of the shop that a question is about, unless it is orders; null for none. */
const ABOUT: Partial<Record<QuestionId, Part | null>> = {
  taxes: 'hasProducts',
  'round-prices': 'hasProducts',
  children: 'hasProducts',
  'how-late': 'hasProducts',
  'esim-phone': 'hasProducts',
  'esim-start': 'hasProducts',
  'esim-speed': 'hasProducts',
  wheelchair: 'hasProducts',
  'delete-account': 'hasSettings',
  'no-code': null,
  'forgot-password': null,
  'signed-out': null,
  'change-language': null,
  emergency: null,
  illustrations: null,
  trial: null,
}

/** Returns the part that a shop needs for a question to make sense; null if it always does. */
export function neededFor(id: QuestionId): Part | null {
  const about = ABOUT[id]
  return about === undefined ? 'hasOrders' : about
}
