import { ViewTransition } from 'react'

/** Transition type in which an image is shared; links set it in `transitionTypes`. */
const KIND = 'with-picture'
export const WITH_PICTURE = [KIND]

const SHARE = { [KIND]: 'picture', default: 'none' }

/** An image on two pages: a link with this transition type animates it from one to the other. */
export function SharedImage({ path, children }: { path: string; children: React.ReactNode }) {
  return (
    <ViewTransition name={path.replace(/[^\w-]/g, '-')} share={SHARE} default="none">
      {children}
    </ViewTransition>
  )
}
