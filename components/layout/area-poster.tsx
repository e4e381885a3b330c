import Link from 'next/link'
import { Picture } from '@/components/ui/picture'
import type { MenuArea } from './menu-data'

/** A small poster of a destination, for menus. */
export function AreaPoster({ area }: { area: MenuArea }) {
  return (
    <Link
      href={area.href}
      className="veil relative isolate block aspect-4/5 overflow-hidden rounded-[14px] bg-bg-3"
    >
      {area.picture && (
        <Picture
          path={area.picture}
          alt=""
          sizes="160px"
          widest={320}
          ratio={4 / 5}
          className="size-full object-cover"
        />
      )}
      <span className="absolute inset-x-3.5 top-3 z-1 font-display text-18 leading-head font-extrabold tracking-head text-white">
        {area.name}
      </span>
    </Link>
  )
}
