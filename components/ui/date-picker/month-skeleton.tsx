import { Skeleton } from '@/components/ui/feedback/skeleton'

const WEEKS = ['a', 'b', 'c', 'd', 'e', 'f']

/** A placeholder as high as a month, so that nothing shifts; `row` is the height of a week. */
export function MonthSkeleton({ row = 'h-11' }: { row?: string }) {
  return (
    <div aria-hidden="true" className="grid">
      <Skeleton className="mx-auto my-3 h-5 w-36" />
      <div className="h-8" />
      {WEEKS.map((week) => (
        <div key={week} className={`grid content-center ${row}`}>
          <Skeleton className="h-7" />
        </div>
      ))}
    </div>
  )
}
