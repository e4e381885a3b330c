import { Loading } from '@/components/ui/feedback/loading'
import { Skeleton } from '@/components/ui/feedback/skeleton'

function ItemSkeleton() {
  return (
    <div className="grid grid-cols-[auto_84px_minmax(0,1fr)_70px] gap-3 border-b border-line py-5 md:grid-cols-[auto_148px_minmax(0,1fr)_70px] md:gap-4.5">
      <Skeleton className="mt-3 size-[22px]" />
      <Skeleton className="h-21 rounded-12 md:h-28" />
      <span className="grid content-start gap-2.5">
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-3.5 w-1/2" />
      </span>
      <Skeleton className="h-4.5" />
    </div>
  )
}

interface CartSkeletonProps {
  items: number
  label: string
  /** The items are loading; otherwise the skeleton only reserves their space. */
  busy?: boolean
}

/** Placeholders for cart items. */
export function CartSkeleton({ items, label, busy }: CartSkeletonProps) {
  return (
    <Loading label={label} busy={busy}>
      {Array.from({ length: items }, (_, index) => index).map((index) => (
        <ItemSkeleton key={index} />
      ))}
    </Loading>
  )
}
