import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/media/icon'
import { ShopImage } from '@/components/ui/media/image'
import { PRESS_WIDTH } from '@/lib/images/modifiers'
import { PRESS_IMAGES } from '@/lib/images/site-image-uses'
import { imageUrl } from '@/lib/images/url'

function Row({
  href,
  name,
  note,
  children,
}: {
  href: string
  name: string
  note: string
  children: React.ReactNode
}) {
  return (
    <li>
      <a
        href={href}
        download
        className="flex h-full flex-wrap items-center gap-4 rounded-18 p-2 inset-ring inset-ring-line hover:inset-ring-ink forced-colors:border"
      >
        <span className="grid size-20 flex-none place-items-center overflow-hidden rounded-12 bg-bg-2">
          {children}
        </span>
        <span className="min-w-28 flex-1">
          <span className="block font-[650]">{name}</span>
          <span className="block text-14 text-ink-3">{note}</span>
        </span>
        <Icon name="download-simple" className="mr-3 size-6 text-ink-3" />
      </a>
    </li>
  )
}

/** The shop's logo and illustrations for download. */
export async function PressDownloads() {
  const t = await getTranslations('pages.press.downloads')
  const note = (type: string, size: string) => t('format', { type, size })
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <Row href="/icon.svg" name={t('mark')} note={note('SVG', t('vector'))}>
        <span className="size-12 bg-[url(/icon.svg)] bg-contain" />
      </Row>
      {PRESS_IMAGES.map(({ key, path }) => (
        <Row
          key={path}
          href={imageUrl(path, PRESS_WIDTH, 'png')}
          name={t(`images.${key}`)}
          note={note('PNG', t('pixels', { width: PRESS_WIDTH }))}
        >
          <ShopImage
            path={path}
            alt=""
            sizes="80px"
            ratio={1}
            widest={320}
            className="size-full object-cover"
          />
        </Row>
      ))}
    </ul>
  )
}
