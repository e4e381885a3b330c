/** Hours for the supplier's reply, unless the visit starts earlier. */
export const REPLY_HOURS = 24
