const PSEUDO = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g
const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"])'

const LOOK: Record<string, string> = {
  ':hover': ':is([data-look="hover"] :where(:not(:disabled)))',
  ':active': ':is([data-look="pressed"] :where(:not(:disabled)))',
  ':focus': `:is([data-look="focus"] ${FOCUSABLE})`,
  ':focus-visible': `:is([data-look="focus"] ${FOCUSABLE})`,
  ':focus-within': `:is([data-look="focus"] *)`,
}

const forced = (css: string) => css.replaceAll(PSEUDO, (pseudo) => LOOK[pseudo] ?? pseudo)
const hasPseudo = (css: string) => css.search(PSEUDO) >= 0

function inside(rules: CSSRuleList): string {
  return [...rules].map(forcedRule).join('')
}

function forcedRule(rule: CSSRule): string {
  if (!hasPseudo(rule.cssText)) return ''
  if (rule instanceof CSSStyleRule && hasPseudo(rule.selectorText)) return forced(rule.cssText)
  if (!(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)) return ''
  const head = rule.cssText.slice(0, rule.cssText.indexOf('{'))
  return `${head}{${inside(rule.cssRules)}}`
}

/**
 * Returns the page's `:hover`, `:focus` and `:active` rules, rewritten to apply under `data-look="hover"`,
 * `"focus"` or `"pressed"`.
 */
export function forcedLook(sheets: StyleSheetList): string {
  return [...sheets].map((sheet) => inside(sheet.cssRules)).join('')
}
