import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { destinationGraph } from '@/components/destination/destination-graph'
import { destinationMetadata } from '@/components/destination/destination-metadata'
import { DestinationScreen } from '@/components/destination/destination-screen'
import { readKinds } from '@/components/destination/read-kinds'
import { groupsFor, planGroups } from '@/components/esim/esim-view'
import { JsonLd } from '@/components/page/json-ld'
import { getAreaBySlug, getAreas, getEsims } from '@/lib/api/queries/catalog'
import { MAX_SLUG_LENGTH } from '@/lib/domain/catalog-ids'
import { siteOrigin } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'

interface PageProps {
  params: Promise<{ slug: string }>
}

/** The build requires one entry; destinations are rendered on first request. */
export const generateStaticParams = () => [{ slug: 'build' }]

async function find(params: PageProps['params']) {
  const { slug } = await params
  await currentPage()
  return (slug.length <= MAX_SLUG_LENGTH ? await getAreaBySlug(slug) : null) ?? notFound()
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return destinationMetadata(await find(params))
}

export default async function DestinationPage({ params }: PageProps) {
  const { slug } = await params
  const [area, areas, { kinds, isListed }, esims, { path }] = await Promise.all([
    find(params),
    getAreas(),
    readKinds(slug),
    getEsims(),
    currentPage(),
  ])
  const [esim = null] = groupsFor(area.country, planGroups(esims, areas))
  const origin = siteOrigin()
  return (
    <>
      <DestinationScreen area={area} areas={areas} kinds={kinds} isListed={isListed} esim={esim} />
      <JsonLd
        data={destinationGraph({ area, origin, url: `${origin}${path(`/destination/${area.slug}`)}` })}
      />
    </>
  )
}
