import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/action/button-link'
import { currentPage } from '@/lib/i18n/current-page'
import { Section } from './section'

/** Link to ask a question before buying; the support form receives the product. */
export async function AskQuestion({ productId }: { productId: string }) {
  const [t, { path }] = await Promise.all([getTranslations('askQuestion'), currentPage()])
  return (
    <Section title={t('title')}>
      <p className="mb-4 max-w-[40em] text-ink-2">{t('text')}</p>
      <ButtonLink
        rel="nofollow"
        href={path(`/support?topic=product&product=${encodeURIComponent(productId)}`)}
        variant="secondary"
        icon="chat-circle-text"
      >
        {t('action')}
      </ButtonLink>
    </Section>
  )
}
