import { tabStorage } from '@/stores/browser-storage/storage'

/** What the tab needs when it returns from Google, used if no pop-up could be opened. */
export interface AwayNote {
  /** URL within the site where the visitor continues. */
  back: string
  /** Sign-in was started to add the saved selection to the cart. */
  forChoice: boolean
}

/** Without storage the visitor ends at the home page. */
export function saveAwayNote(note: AwayNote): void {
  tabStorage.save('google-away', note)
}

/** Returns the note of this tab and removes it; a pop-up has none. */
export function takeAwayNote(): AwayNote | null {
  const note = tabStorage.read<AwayNote>('google-away', ({ back }) => typeof back === 'string')
  tabStorage.set('google-away', null)
  return note
}

/** Saves an error message for the form that is shown next. */
export function saveProblem(message: string): void {
  tabStorage.set('google-problem', message)
}

export function takeProblem(): string | null {
  const message = tabStorage.get('google-problem')
  tabStorage.set('google-problem', null)
  return message
}
