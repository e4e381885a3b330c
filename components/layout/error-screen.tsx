import { useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/button-style'
import { Picture } from '@/components/ui/picture'

interface ErrorScreenProps {
  code: number
  /** Address of the home page in the page's language. */
  home: string
  /** The line below the code. */
  children: React.ReactNode
}

/** The screen of an error: heading, code (its zeros are suns), a line, the way home. */
export function ErrorScreen({ code, home, children }: ErrorScreenProps) {
  const t = useTranslations('ui.error')
  const digits = [...String(code)]
  return (
    <section className="relative isolate grid min-h-[calc(100dvh-72px)] place-items-center overflow-hidden bg-[#2d2b66] text-center text-white after:absolute after:inset-0 after:-z-1 after:bg-linear-to-b after:from-[#14103a]/50 after:from-60% after:to-transparent after:to-88%">
      <Picture
        path={code >= 500 ? 'site/error-500' : 'site/error-404'}
        alt=""
        sizes="(max-aspect-ratio: 16/9) 178vh, 100vw"
        ratio={1.78}
        className="absolute inset-0 -z-2 size-full object-cover object-[73%_100%] md:object-bottom"
      />
      <div className="grid justify-items-center gap-3.5 px-5 pt-8 pb-[26vh]">
        <h1 className="text-[clamp(1.5rem,1rem+2vw,2.4rem)]">{t('heading')}</h1>
        <p className="font-display text-[clamp(7rem,4rem+15vw,15rem)] leading-[0.82] font-extrabold tracking-[-0.06em] tabular-nums">
          {[...digits.entries()].map(([position, digit]) => (
            <span key={position} className={digit === '0' ? 'text-[#ffb25e]' : undefined}>
              {digit}
            </span>
          ))}
        </p>
        <p className="max-w-[44ch] text-18 wrap-break-word">{children}</p>
        {/* A full navigation: whatever went wrong is left behind. */}
        <a href={home} className={`${buttonStyle('primary', 'lg')} mt-2`}>
          {t('home')}
        </a>
      </div>
    </section>
  )
}
