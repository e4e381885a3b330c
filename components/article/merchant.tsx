import './article.css'
import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/env'

/** Whether any merchant detail is configured. */
export const hasMerchant = () => Boolean(env.OPERATOR_NAME || env.OPERATOR_ADDRESS || env.SUPPORT_EMAIL)

/** The configured details of the merchant; renders nothing if there are none. */
export async function Merchant() {
  if (!hasMerchant()) return null
  const t = await getTranslations('pages.merchant')
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, SUPPORT_EMAIL: email } = env
  return (
    <dl className="facts mt-4">
      {name && (
        <div>
          <dt>{t('name')}</dt>
          <dd>{name}</dd>
        </div>
      )}
      {address && (
        <div>
          <dt>{t('address')}</dt>
          <dd className="whitespace-pre-line">{address}</dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{t('email')}</dt>
          <dd>
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}
