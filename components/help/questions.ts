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
