/** How a message of the shop reaches a person. */
export const MESSAGE_KINDS = ['mail', 'sms'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]
