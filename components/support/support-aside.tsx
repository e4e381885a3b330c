import { getTranslations } from 'next-intl/server'
import { contentFacts } from '@/components/article/facts'
import { Merchant } from '@/components/article/merchant'
import { Prose } from '@/components/article/prose'
import { Icon } from '@/components/ui/media/icon'
import type { IconName } from '@/lib/icons/icon-names'

const PARTS = [
  { id: 'first', icon: 'magnifying-glass' },
  { id: 'reply', icon: 'chat-circle-text' },
  { id: 'now', icon: 'qr-code' },
  { id: 'emergency', icon: 'phone' },
] as const satisfies ReadonlyArray<{ id: string; icon: IconName }>

type Part = (typeof PARTS)[number]['id']

/**
 * Beside the form: quicker help, how replies arrive, and the emergency number.
 * @param parts those to show; default: all
 */
export async function SupportAside({ parts }: { parts?: Part[] }) {
  const [t, facts] = await Promise.all([getTranslations('pages.support.aside'), contentFacts()])
  return (
    <div className="grid content-start gap-7">
      {PARTS.filter(({ id }) => !parts || parts.includes(id)).map(({ id, icon }) => (
        <section key={id} id={id}>
          <h2 className="flex items-center gap-2.5 pb-2 text-18">
            <Icon name={icon} className="text-sea" />
            {t(`${id}.title`)}
          </h2>
          <Prose className="text-15">{t(`${id}.text`, facts)}</Prose>
        </section>
      ))}
      <Merchant />
    </div>
  )
}
