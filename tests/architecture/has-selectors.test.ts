import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Arguments of :has() that name no element: the browser tests them whenever any element is inserted. */
function broadArguments(text: string): string[] {
  const css = [...text.matchAll(/:has\(([^)]*\)?)/g)].map(([, argument]) => String(argument))
  const utilities = [...text.matchAll(/\bhas-(?:\[([^\]]*)\]|(?!aria-|data-)([a-z-]+)):/g)].map(
    ([, argument, variant]) => argument ?? `:${variant}`,
  )
  return [...css, ...utilities].filter(
    (argument) =>
      /\[style/.test(argument) ||
      argument.split(',').some((part) => /^\s*[>+~]?\s*(?::(?!is\()|\*)/.test(part)),
  )
}

test('finds arguments that fit every element', () => {
  expect(
    broadArguments('a:has(:checked), b:has(> :disabled), c:has(+ *), d:has(x:not([style*="y"]))'),
  ).toHaveLength(4)
  expect(broadArguments('has-checked:p-1 has-[:focus]:p-2 has-aria-invalid:p-3')).toHaveLength(2)
  expect(
    broadArguments('a:has(> input:checked), b:has([open]), c:has(.x, [y]) has-[input:checked]:p-1'),
  ).toEqual([])
})

test('every :has() names an element, a class or an attribute', () => {
  const broad = globSync('{app,components}/**/*.{css,tsx}').flatMap((file) =>
    broadArguments(readFileSync(file, 'utf8')).map((argument) => `${file}: ${argument}`),
  )
  expect(broad).toEqual([])
})
