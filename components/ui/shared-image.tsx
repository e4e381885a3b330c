import { ViewTransition } from 'react'

/** The kind of navigation in which a picture travels along; links name it in `transitionTypes`. */
const KIND = 'with-picture'
export const WITH_PICTURE = [KIND]

const SHARE = { [KIND]: 'picture', default: 'none' }

/** A picture that two pages show: from one to the other by a link that says so, it travels. */
export function SharedImage({ path, children }: { path: string; children: React.ReactNode }) {
  return (
    <ViewTransition name={path.replace(/[^\w-]/g, '-')} share={SHARE} default="none">
      {children}
    </ViewTransition>
  )
}
