/** What nobody sees or what turns the line around; the joiners stay, as scripts and emoji are written with them. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]/u

const ONLY_JOINERS = /^[\s\u200c\u200d]+$/

/** An address in a mail's greeting would be a link from the shop. */
const ADDRESS = /:\/\/|www\./i

/** Whether a text can be somebody's name in mails and on papers; an empty one is for its field to judge. */
export function isPersonName(text: string): boolean {
  return !UNSEEN.test(text) && !ONLY_JOINERS.test(text) && !ADDRESS.test(text)
}
