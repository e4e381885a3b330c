import { getTranslations } from 'next-intl/server'
import { LeadIn } from '@/components/ui/text/lead-in'
import type { GalleryImage } from '@/lib/contract/catalog'
import { factsOf } from '@/lib/domain/locale'
import { currentPage } from '@/lib/i18n/current-page'
import { formatList } from '@/lib/i18n/format'

type Attribution = Pick<GalleryImage, 'credit' | 'license'>

/** The authors with their licenses, each once. */
function creditsOf(images: readonly GalleryImage[]): Attribution[] {
  const credited = images.filter(({ credit, license }) => credit !== undefined || license)
  const named = credited.map(({ credit, license }) => ({ credit, license }))
  return [...new Map(named.map((attribution) => [JSON.stringify(attribution), attribution])).values()]
}

function Credit({ credit, license }: Attribution) {
  const name = license?.url ? (
    <a href={license.url} rel="license nofollow noreferrer" className="link">
      {license.name}
    </a>
  ) : (
    license?.name
  )
  return (
    <>
      {credit}
      {credit !== undefined && name && ' · '}
      {name}
    </>
  )
}

/** Who took photographs and under which license, and which of the images are drawn; nothing if neither is known. */
export async function ImageNotes({ images }: { images: readonly GalleryImage[] }) {
  const [t, { locale }] = await Promise.all([getTranslations('product.images'), currentPage()])
  const drawn = images.flatMap((image, index) => (image.drawn ? [String(index + 1)] : []))
  const credits = creditsOf(images)
  if (drawn.length === 0 && credits.length === 0) return null
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 text-13 text-ink-3">
      {credits.length > 0 && (
        <span>
          <LeadIn>{t('photos')}</LeadIn>
          {credits.map((attribution, index) => (
            <span key={JSON.stringify(attribution)}>
              {index > 0 && factsOf(locale).nameSeparator}
              <Credit {...attribution} />
            </span>
          ))}
        </span>
      )}
      {drawn.length > 0 && (
        <span>
          {drawn.length === images.length
            ? t('allDrawn', { count: drawn.length })
            : t('someDrawn', { numbers: formatList(drawn, locale), count: drawn.length })}
        </span>
      )}
    </p>
  )
}
