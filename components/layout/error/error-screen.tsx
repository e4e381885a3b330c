import { useTranslations } from 'next-intl'
import { buttonStyle } from '@/components/ui/action/button-style'
import { ShopImage } from '@/components/ui/media/image'
import { RequestId } from './request-id'

interface ErrorScreenProps {
  /** Status code; undefined without a response. */
  code?: number
  /** URL of the home page in the page's language. */
  home: string
  /** The text below the code. */
  children: React.ReactNode
}

/** Error screen: heading, code (its zeros are drawn as suns), text, link to the home page. */
export function ErrorScreen({ code, home, children }: ErrorScreenProps) {
  const t = useTranslations('ui.error')
  return (
    <section className="error-screen">
      <ShopImage
        path={code && code >= 500 ? 'site/error-500' : 'site/error-404'}
        alt=""
        sizes="(max-aspect-ratio: 16/9) 178vh, 100vw"
        ratio={1.78}
      />
      <div>
        <h1>{t('heading')}</h1>
        {code && (
          <p className="error-code">
            {[...[...String(code)].entries()].map(([position, digit]) =>
              digit === '0' ? <span key={position}>{digit}</span> : digit,
            )}
          </p>
        )}
        <p className="max-w-[28em] text-18 wrap-anywhere">{children}</p>
        {code && code >= 500 && <RequestId label={t('request')} />}
        {/* A full navigation, to discard the broken state. */}
        <a href={home} className={`${buttonStyle('primary', 'lg')} mt-2`}>
          {t('home')}
        </a>
      </div>
    </section>
  )
}
