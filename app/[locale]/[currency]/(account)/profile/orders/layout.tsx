import { Queries } from '@/components/queries/queries'

export default function OrdersLayout({ children }: { children: React.ReactNode }) {
  return <Queries>{children}</Queries>
}
