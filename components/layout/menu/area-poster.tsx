'use client'

import { usePreferences } from '@/components/page/preferences'
import { Link } from '@/components/ui/action/link'
import { ShopImage } from '@/components/ui/media/image'
import { KeepTogether } from '@/components/ui/text/keep-together'
import type { MenuArea } from './menu-areas'

interface AreaPosterProps {
  area: MenuArea
  /** This destination's page is open. */
  current?: boolean
}

/** A small poster of a destination, for menus. */
export function AreaPoster({ area, current }: AreaPosterProps) {
  const { path } = usePreferences()
  return (
    <Link
      href={path(`/destination/${area.slug}`)}
      aria-current={current ? 'page' : undefined}
      className="veil group relative isolate block aspect-4/5 overflow-hidden rounded-[14px] bg-bg-3 outline-offset-[3px] aria-[current]:outline-2 aria-[current]:outline-ink"
    >
      {area.image && (
        <ShopImage
          path={area.image.path}
          focus={area.image.focus}
          alt=""
          sizes="160px"
          widest={320}
          ratio={4 / 5}
          className="size-full object-cover transition-transform duration-slow ease-out-soft motion-safe:group-hover:scale-[1.035]"
        />
      )}
      <span className="absolute inset-x-3 top-3 z-1 font-display text-18 leading-head font-extrabold tracking-head text-white [&:lang(th)]:font-bold">
        <KeepTogether text={area.name} />
      </span>
    </Link>
  )
}
