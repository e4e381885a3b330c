/** Chinese characters and full-width punctuation, between which there is no space. */
const WIDE = /[\p{Script=Han}、。，：；！？（）《》「」]/u

const isWide = (character: string | undefined) => character !== undefined && WIDE.test(character)

/** Removes the spaces around each occurrence of a value if both neighbors are wide. */
function closeUpAround(text: string, value: string): string {
  const [first = '', ...others] = text.split(value)
  return others.reduce((before, after) => {
    const start =
      isWide(value[0]) && before.at(-1) === ' ' && isWide(before.at(-2)) ? before.slice(0, -1) : before
    const end = isWide(value.at(-1)) && after[0] === ' ' && isWide(after[1]) ? after.slice(1) : after
    return start + value + end
  }, first)
}

/**
 * Returns a formatted message without spaces between Chinese words. A message has a space beside a value that may be Latin, such
 * as the name of a card: '退回 Visa', but '退回支付宝'.
 */
export function closeUp(text: string, values: Readonly<Record<string, unknown>> | undefined): string {
  if (!values || !WIDE.test(text)) return text
  return Object.values(values).reduce<string>(
    (result, value) =>
      typeof value === 'string' && (isWide(value[0]) || isWide(value.at(-1)))
        ? closeUpAround(result, value)
        : result,
    text,
  )
}
