/** What the tab needs when it returns from Google, used if no pop-up could be opened. */
export interface AwayNote {
  /** URL within the site where the visitor continues. */
  back: string
  /** Sign-in was started to add the saved selection to the cart. */
  forChoice: boolean
}

const NOTE = 'google-away'
const PROBLEM = 'google-problem'

function takeItem(key: string): string | null {
  try {
    const text = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return text
  } catch {
    return null
  }
}

function saveItem(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Without storage the visitor ends at the home page.
  }
}

export function saveAwayNote(note: AwayNote): void {
  saveItem(NOTE, JSON.stringify(note))
}

/** Returns the note of this tab and removes it; a pop-up has none. */
export function takeAwayNote(): AwayNote | null {
  const text = takeItem(NOTE)
  return text ? (JSON.parse(text) as AwayNote) : null
}

/** Saves an error message for the form that is shown next. */
export function saveProblem(words: string): void {
  saveItem(PROBLEM, words)
}

export function takeProblem(): string | null {
  return takeItem(PROBLEM)
}
