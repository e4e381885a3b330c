import { Queries } from '@/components/layout/queries'

export default function CheckoutLayout({ children }: { children: React.ReactNode }) {
  return <Queries>{children}</Queries>
}
