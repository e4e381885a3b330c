import { Queries } from '@/components/layout/queries'

export default function OrdersLayout({ children }: { children: React.ReactNode }) {
  return <Queries>{children}</Queries>
}
