import type { Locator } from 'vitest/browser'

/** Returns the computed style of a control after its animations. */
export async function lookOf(control: Locator): Promise<string> {
  const element = control.element()
  await Promise.all(element.getAnimations().map(({ finished }) => finished))
  const { backgroundColor, color, boxShadow, outlineStyle, outlineColor, textDecorationLine, translate } =
    getComputedStyle(element)
  const ring = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineColor}`
  return [backgroundColor, color, boxShadow, ring, textDecorationLine, translate].join(' | ')
}
