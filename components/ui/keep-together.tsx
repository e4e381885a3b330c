import { createElement, Fragment } from 'react'
import { WORDS } from './keep-together-words'

/** A label whose Thai compounds stay whole at the end of a line. */
export function Unbroken({ text }: { text: string }) {
  // `split` puts what it found at the odd places; as arguments they need no keys, so that a word may come twice.
  const parts = text
    .split(WORDS)
    .map((part, place) => (place % 2 ? createElement('span', { className: 'no-break' }, part) : part))
  return createElement(Fragment, null, ...parts)
}
