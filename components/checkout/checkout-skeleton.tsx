import { Loading } from '@/components/ui/feedback/loading'
import { Skeleton } from '@/components/ui/feedback/skeleton'

export function CheckoutSkeleton({ label }: { label: string }) {
  return (
    <Loading
      label={label}
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-12"
    >
      <div className="grid gap-5.5">
        <Skeleton className="h-72 rounded-18" />
        <Skeleton className="h-56 rounded-18" />
        <Skeleton className="h-96 rounded-18" />
      </div>
      <Skeleton className="h-96 rounded-18" />
    </Loading>
  )
}
