export interface Sms {
  /** The same for every try at the same message, so that a gateway can tell that it has it already. */
  id: string
  /** A phone in E.164. */
  to: string
  text: string
}

/** What sends a text message; throwing means: try later. */
export type SmsSender = (sms: Sms) => Promise<void>
