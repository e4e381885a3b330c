import { getTranslations } from 'next-intl/server'
import { Pagination } from '@/components/ui/pagination'
import { Specimen, State } from './form-state'

const CASES = [
  { page: 1, lastPage: 3 },
  { page: 7, lastPage: 12 },
  { page: 640, lastPage: 1280 },
]

export async function PaginationSpecimen() {
  const state = await getTranslations('specimens.state')
  return (
    <Specimen name="pagination" wide>
      {CASES.map(({ page, lastPage }) => (
        <State key={lastPage} name={`${state(lastPage > 100 ? 'long' : 'usual')} · ${page} / ${lastPage}`}>
          <Pagination
            page={page}
            lastPage={lastPage}
            href={(to) => `?page=${to}#specimen-pagination`}
            label={`pagination ${lastPage}`}
          />
        </State>
      ))}
    </Specimen>
  )
}
