import Link from 'next/link'
import { Picture } from '@/components/ui/picture'
import type { Area } from '@/lib/contract/catalog'

interface PosterProps {
  area: Area
  href: string
  /** How much there is to do, in words. */
  count: string
}

/** A destination as a travel poster, its name in the sky. */
export function Poster({ area, href, count }: PosterProps) {
  return (
    <Link
      href={href}
      className="group veil relative isolate block aspect-4/5 overflow-hidden rounded-18 bg-bg-3"
    >
      {area.image && (
        <Picture
          path={area.image.path}
          alt=""
          sizes="(min-width: 1280px) 224px, (min-width: 1024px) 18vw, (min-width: 768px) 31vw, 210px"
          ratio={4 / 5}
          widest={320}
          className="size-full object-cover transition-transform duration-slow ease-out-soft motion-safe:group-hover:scale-[1.035]"
        />
      )}
      <div className="absolute inset-x-4 top-4 z-1 text-white">
        <h3 className="text-[clamp(1.35rem,1rem+1.05vw,1.75rem)] leading-none font-extrabold tracking-[-0.03em] [&:lang(th)]:leading-[1.3] [&:lang(th)]:font-bold [&:lang(th)]:tracking-normal [&:lang(zh)]:leading-tight [&:lang(zh)]:tracking-[0.02em]">
          {area.name}
        </h3>
        <span className="mt-1 block text-14 font-semibold">{area.country_name}</span>
      </div>
      <span className="absolute bottom-3 left-3 z-1 rounded-pill bg-[rgb(11_31_42/0.86)] px-3.5 py-1.5 text-13 font-semibold text-white transition duration-base ease-out-soft md:translate-y-2 md:opacity-0 md:group-hover:translate-y-0 md:group-hover:opacity-100 md:group-focus-visible:translate-y-0 md:group-focus-visible:opacity-100">
        {count}
      </span>
    </Link>
  )
}
