import type { AreaGuide } from '@/lib/server/db/seed/types'
import { amsterdam } from './amsterdam'
import { arizona } from './arizona'
import { bangkok } from './bangkok'
import { beijing } from './beijing'
import { bergen } from './bergen'
import { cappadocia } from './cappadocia'
import { chiangMai } from './chiang-mai'
import { cusco } from './cusco'
import { dubai } from './dubai'
import { interlaken } from './interlaken'
import { kyoto } from './kyoto'
import { london } from './london'
import { marrakech } from './marrakech'
import { newYork } from './new-york'
import { paris } from './paris'
import { phuket } from './phuket'
import { rio } from './rio'
import { rome } from './rome'
import { santorini } from './santorini'
import { serengeti } from './serengeti'
import { singapore } from './singapore'
import { sydney } from './sydney'
import { tokyo } from './tokyo'
import { tromso } from './tromso'

/** What the destination pages tell, by the area's slug. */
export const guides: Partial<Record<string, AreaGuide>> = {
  amsterdam,
  arizona,
  bangkok,
  beijing,
  bergen,
  cappadocia,
  'chiang-mai': chiangMai,
  cusco,
  dubai,
  interlaken,
  kyoto,
  london,
  marrakech,
  'new-york': newYork,
  paris,
  phuket,
  rio,
  rome,
  santorini,
  serengeti,
  singapore,
  sydney,
  tokyo,
  tromso,
}
