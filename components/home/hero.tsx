import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/picture'

/** The picture of the day and of the night with the headline on it. */
export async function Hero({ destinations }: { destinations: number }) {
  const t = await getTranslations('home.hero')
  return (
    <section className="relative bg-[#2d2b66]">
      <Picture
        path="site/hero-home"
        phone="site/hero-phone"
        night="site/hero-home-night"
        phoneNight="site/hero-phone-night"
        alt=""
        sizes="100vw"
        ratio={21 / 9}
        priority
        className="h-[510px] w-full object-cover object-[50%_60%] md:h-[560px] md:object-[60%_45%]"
      />
      <div className="absolute inset-0 bg-[linear-gradient(180deg,rgb(20_16_58/0.6),rgb(20_16_58/0.2)_46%,transparent_62%)] md:bg-[linear-gradient(100deg,rgb(20_16_58/0.55),rgb(20_16_58/0.3)_32%,transparent_54%),linear-gradient(0deg,rgb(20_16_58/0.35),transparent_26%)]" />
      <div className="absolute inset-0 flex flex-col pt-9 text-white md:justify-center md:pt-0 md:pb-15">
        <div className="wrap">
          <h1 className="max-w-[11ch] text-[clamp(2.5rem,1.3rem+4.6vw,4.5rem)] leading-(--lh-hero) font-extrabold tracking-[-0.035em] [&:lang(th)]:max-w-[14ch] [&:lang(th)]:text-[clamp(2.25rem,1.3rem+3.4vw,3.75rem)] [&:lang(th)]:font-bold [&:lang(th)]:tracking-normal [&:lang(zh)]:text-[clamp(2.25rem,1.3rem+3.6vw,4rem)] [&:lang(zh)]:tracking-[0.01em]">
            {t('title')}
          </h1>
          <p className="mt-3 max-w-[30ch] text-[clamp(1rem,0.9rem+0.5vw,1.25rem)] font-medium text-pretty [text-shadow:0_1px_14px_rgb(20_16_58/0.5)] md:mt-4.5 md:max-w-[34ch]">
            {t('text', { count: destinations })}
          </p>
        </div>
      </div>
    </section>
  )
}
