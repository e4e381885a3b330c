import { createElement, Fragment } from 'react'
import { WORDS } from './keep-together-words'

/** A label whose Thai compounds are not split across lines. */
export function KeepTogether({ text }: { text: string }) {
  // `split` puts the matches at odd indexes; as rest arguments they need no keys, so that a word may repeat.
  const parts = text
    .split(WORDS)
    .map((part, index) => (index % 2 ? createElement('span', { className: 'no-break' }, part) : part))
  return createElement(Fragment, null, ...parts)
}
