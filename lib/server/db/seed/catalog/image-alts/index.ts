import type { Localized } from '@/lib/domain/locale'
import { moments } from './moments'
import { places } from './places'
import { things } from './things'

export { lightAlts, moodAlts } from './hours'

/** What is seen in a picture that shows its subject plainly, without the hour. */
export const subjectAlts: Record<string, Localized> = { ...places, ...moments, ...things }
