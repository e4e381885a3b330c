/** Hours for the supplier's response, unless the visit starts earlier. */
export const ANSWER_HOURS = 24
