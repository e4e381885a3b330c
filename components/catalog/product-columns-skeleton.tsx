import './product-card.css'
import { Loading } from '@/components/ui/feedback/loading'
import { Skeleton } from '@/components/ui/feedback/skeleton'

const CARDS = ['first', 'second', 'third', 'fourth']

/** Placeholders for a row of products: image, place, name, price. */
export function ProductColumnsSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className="product-columns whole-rows">
        {CARDS.map((card) => (
          <div key={card} className="product-card">
            <Skeleton className="aspect-4/3 rounded-18" />
            <div>
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-5 w-full" />
              <Skeleton className="mt-2.5 h-5 w-2/3" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}
