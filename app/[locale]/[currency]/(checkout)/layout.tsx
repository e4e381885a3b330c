import { Queries } from '@/components/queries/queries'

export default function CheckoutLayout({ children }: { children: React.ReactNode }) {
  return <Queries>{children}</Queries>
}
