import type { Organization, WebSite } from 'schema-dts'
import { JsonLd } from '@/components/page/json-ld'
import { env, siteOrigin } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'

/** schema.org data of the shop and of who runs it, as far as the settings say. */
export async function SiteData() {
  const { locale, path } = await currentPage()
  const origin = siteOrigin()
  const { SHOP_NAME: name, OPERATOR_NAME: legalName, OPERATOR_ADDRESS: address, SUPPORT_EMAIL: email } = env
  return (
    <>
      <JsonLd<Organization>
        data={{
          '@context': 'https://schema.org',
          '@type': 'Organization',
          '@id': `${origin}/#organization`,
          name,
          url: origin,
          logo: `${origin}/app-icon/home-180.png`,
          ...(legalName && { legalName }),
          ...(address && { address }),
          ...(email && { email }),
        }}
      />
      <JsonLd<WebSite>
        data={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name,
          url: origin + path('/'),
          inLanguage: locale,
          publisher: { '@id': `${origin}/#organization` },
        }}
      />
    </>
  )
}
