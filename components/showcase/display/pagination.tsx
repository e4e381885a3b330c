import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Pagination } from '@/components/ui/navigation/pagination'

const CASES = [
  { page: 1, lastPage: 3 },
  { page: 7, lastPage: 12 },
  { page: 640, lastPage: 1280 },
]

export async function PaginationSpecimen() {
  const state = await getTranslations('showcase.state')
  return (
    <Specimen name="pagination" wide>
      {CASES.map(({ page, lastPage }) => (
        <State key={lastPage} name={`${state(lastPage > 100 ? 'long' : 'usual')} · ${page} / ${lastPage}`}>
          <Pagination
            page={page}
            lastPage={lastPage}
            href={(to) => `?page=${to}#showcase-pagination`}
            label={`pagination ${lastPage}`}
          />
        </State>
      ))}
    </Specimen>
  )
}
