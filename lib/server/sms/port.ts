export interface Sms {
  /** The same for every attempt to send a message, so that a gateway can detect duplicates. */
  id: string
  /** A phone number in E.164. */
  to: string
  text: string
}

/** Sends a text message. If it throws, the message is retried later. */
export type SmsSender = (sms: Sms) => Promise<void>
