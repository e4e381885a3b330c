/** What the tab has to know once it comes back from Google, where no pop-up could be opened. */
export interface AwayNote {
  /** Address within the site where the visitor goes on. */
  back: string
  /** It was asked for to put the waiting choice into the cart. */
  forChoice: boolean
}

const NOTE = 'google-away'
const PROBLEM = 'google-problem'

function take(key: string): string | null {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return text
  } catch {
    return null
  }
}

function keep(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Without storage the way ends at the home page.
  }
}

export function saveAwayNote(note: AwayNote): void {
  keep(NOTE, JSON.stringify(note))
}

/** The note of this tab, once; a pop-up has none. */
export function takeAwayNote(): AwayNote | null {
  const text = take(NOTE)
  return text ? (JSON.parse(text) as AwayNote) : null
}

/** Leaves words for the form that is shown next. */
export function saveProblem(words: string): void {
  keep(PROBLEM, words)
}

export function takeProblem(): string | null {
  return take(PROBLEM)
}
