import Link from 'next/link'
import { Opener } from './opener'

export default function Page() {
  return (
    <main>
      <h1>First page</h1>
      <Opener />
      <Link href="/second">Second page</Link>
    </main>
  )
}
