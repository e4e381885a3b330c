import { getTranslations } from 'next-intl/server'
import { ICON_BUTTON } from '@/components/ui/action/icon-button'
import { Icon } from '@/components/ui/media/icon'

/** Id of the menu; there is one per page. */
const MENU = 'share-menu'

/** Shares a page with the device's share dialog, else with a menu that needs JavaScript only for copying. */
export async function ShareButton({ url, title }: { url: string; title: string }) {
  const t = await getTranslations('share')
  const [address, subject] = [encodeURIComponent(url), encodeURIComponent(title)]
  const targets = [
    { name: t('email'), href: `mailto:?subject=${subject}&body=${address}` },
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
        {targets.map(({ name, href }) => (
          <a key={name} href={href} target="_blank" rel="noreferrer" className="menu-row">
            <Icon name={href.startsWith('mailto') ? 'envelope-simple' : 'chat-circle-text'} />
            {name}
          </a>
        ))}
      </section>
    </>
  )
}
