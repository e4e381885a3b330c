import type { AreaGuide } from '../../types'
import { bangkok } from './bangkok'
import { kyoto } from './kyoto'
import { phuket } from './phuket'

/** What the destination pages tell, by the area's slug. */
export const guides: Partial<Record<string, AreaGuide>> = {
  bangkok,
  kyoto,
  phuket,
}
