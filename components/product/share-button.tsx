import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { ICON_BUTTON } from '@/components/ui/icon-button'

/** The menu's name; there is one on a page. */
const MENU = 'share-menu'

/** Shares a page: by the device's own way, else by a menu that needs no script but for copying. */
export async function ShareButton({ url, title }: { url: string; title: string }) {
  const t = await getTranslations('share')
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)]
  const ways = [
    { name: t('mail'), href: `mailto:?subject=${words}&body=${address}` },
    { name: 'LINE', href: `https://social-plugins.line.me/lineit/share?url=${address}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}` },
  ]
  return (
    <>
      <button
        type="button"
        data-act="share"
        data-url={url}
        data-title={title}
        popoverTarget={MENU}
        aria-label={t('button')}
        className={ICON_BUTTON}
      >
        <Icon name="share-network" className="size-6" />
      </button>
      <section id={MENU} popover="auto" aria-label={t('title')} className="pop">
        <button type="button" data-act="copy" data-url={url} className="menu-row w-full">
          <Icon name="copy" />
          {t('copy')}
        </button>
        {ways.map(({ name, href }) => (
          <a key={name} href={href} target="_blank" rel="noreferrer" className="menu-row">
            <Icon name={href.startsWith('mailto') ? 'envelope-simple' : 'chat-circle-text'} />
            {name}
          </a>
        ))}
      </section>
    </>
  )
}
