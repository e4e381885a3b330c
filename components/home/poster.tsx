import './poster.css'
import { Link } from '@/components/ui/action/link'
import { ShopImage } from '@/components/ui/media/image'
import type { Area } from '@/lib/contract/catalog'

interface PosterProps {
  area: Area
  href: string
  /** Formatted number of products; null if it is not known. */
  count: string | null
}

/** A destination as a travel poster, with its name at the top. */
export function Poster({ area, href, count }: PosterProps) {
  return (
    <Link href={href} className="poster veil">
      {area.image && (
        <ShopImage
          path={area.image.path}
          focus={area.image.focus}
          alt=""
          sizes="(min-width: 1280px) 224px, (min-width: 1024px) 18vw, (min-width: 768px) 31vw, 210px"
          ratio={4 / 5}
          widest={320}
        />
      )}
      <div>
        <h3>{area.name}</h3>
        {area.country_name && <p>{area.country_name}</p>}
      </div>
      {count !== null && <span>{count}</span>}
    </Link>
  )
}
