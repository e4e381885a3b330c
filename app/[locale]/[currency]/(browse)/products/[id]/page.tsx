import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { productMetadata } from '@/components/product/product-metadata'
import { ProductScreen } from '@/components/product/product-screen'
import { StructuredData } from '@/components/product/structured-data'
import { getProductById } from '@/lib/api/queries/catalog'
import { siteOrigin } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'
import { alternates } from '@/lib/i18n/metadata'

interface PageProps {
  params: Promise<{ id: string }>
}

/** What the contract takes. */
const LONGEST_ID = 80

/** One entry, since the build needs it: products are rendered when they are first asked for. */
export const generateStaticParams = () => [{ id: 'build' }]

async function find(params: PageProps['params']) {
  const { id } = await params
  await currentPage()
  return (id.length <= LONGEST_ID ? await getProductById(id) : null) ?? notFound()
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const product = await find(params)
  return { ...productMetadata(product), alternates: await alternates(`/products/${product.id}`) }
}

export default async function ProductPage({ params }: PageProps) {
  const product = await find(params)
  const { path } = await currentPage()
  const origin = siteOrigin()
  return (
    <>
      <ProductScreen product={product} />
      <StructuredData product={product} origin={origin} url={`${origin}${path(`/products/${product.id}`)}`} />
    </>
  )
}
