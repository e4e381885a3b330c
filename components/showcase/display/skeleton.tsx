import { getTranslations } from 'next-intl/server'
import { Specimen, State } from '@/components/showcase/frame/form-state'
import { Skeleton } from '@/components/ui/feedback/skeleton'

export async function SkeletonSpecimen() {
  const state = await getTranslations('showcase.state')
  return (
    <Specimen name="skeleton">
      <State name={state('busy')}>
        <div role="status" aria-label={state('busy')} className="grid gap-2.5">
          <Skeleton className="h-40 rounded-18" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      </State>
    </Specimen>
  )
}
