import './hero.css'
import './home.css'
import { getTranslations } from 'next-intl/server'
import { PageMark } from '@/components/page/page-mark'
import { ShopImage } from '@/components/ui/media/image'

interface HeroProps {
  destinations: number
  /** Whether the shop has products. */
  isListed: boolean
}

/** The hero image, in a day and a night version, with the headline. */
export async function Hero({ destinations, isListed }: HeroProps) {
  const t = await getTranslations('home.hero')
  return (
    <section className="hero">
      <PageMark mark="home" hidden />
      <ShopImage
        path="site/hero-home"
        phone="site/hero-phone"
        night="site/hero-home-night"
        phoneNight="site/hero-phone-night"
        alt=""
        // At the hero's height the image is wider than most screens.
        sizes="(min-width: 768px) max(100vw, 1307px), max(100vw, 400px)"
        ratio={21 / 9}
        priority
      />
      <div className="shown-whole hero-text">
        <div className="wrap">
          <h1>{t('title')}</h1>
          <p>{t(isListed ? 'text' : 'unlisted', { count: destinations })}</p>
        </div>
        <span hidden className="shown-end" />
      </div>
    </section>
  )
}
