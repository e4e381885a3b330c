import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/media/icon'
import type { PaymentKey } from '@/lib/domain/payment'
import type { IconName } from '@/lib/icons/icon-names'

const ICONS: Record<PaymentKey, IconName> = {
  gb_prime_pay_credit_card: 'shield-check',
  ktc_credit_card: 'credit-card',
  ktc_alipay: 'wallet',
  pay_later: 'clock',
  gb_prime_pay_qr_cash: 'bank',
  gb_prime_pay_qr_credit: 'credit-card',
  two_c2p: 'bank',
  stripe: 'credit-card',
}

/**
 * What the sandbox bank simulates for a payment option: an issuer check, a bank page, a wallet, a phone app.
 */
export function SandboxHeading({ option }: { option: PaymentKey }) {
  const t = useTranslations('sandbox')
  return (
    <div>
      <p className="flex items-center gap-2 text-15 font-[650] text-ink-2">
        <Icon name={ICONS[option]} />
        {t(`option.${option}.bank`)}
      </p>
      <h1 className="mt-1">{t(`option.${option}.title`)}</h1>
      <p className="mt-2 text-ink-2">{t('line')}</p>
    </div>
  )
}
