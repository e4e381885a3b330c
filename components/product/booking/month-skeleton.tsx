import { Skeleton } from '@/components/ui/skeleton'

const WEEKS = ['a', 'b', 'c', 'd', 'e', 'f']

/** As high as a month, so that nothing moves when it comes. */
export function MonthSkeleton() {
  return (
    <div aria-hidden="true" className="grid">
      <Skeleton className="mx-auto my-3 h-5 w-36" />
      <div className="h-8" />
      {WEEKS.map((week) => (
        <div key={week} className="grid h-13 content-center">
          <Skeleton className="h-7" />
        </div>
      ))}
    </div>
  )
}
