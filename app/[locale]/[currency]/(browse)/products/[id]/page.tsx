import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { productMetadata } from '@/components/product/product-metadata'
import { ProductScreen } from '@/components/product/product-screen'
import { StructuredData } from '@/components/product/structured-data'
import { getProductById } from '@/lib/api/queries/catalog'
import { MAX_SLUG_LENGTH } from '@/lib/domain/catalog-ids'
import { siteOrigin } from '@/lib/env'
import { currentPage } from '@/lib/i18n/current-page'

interface PageProps {
  params: Promise<{ id: string }>
}

/** The build requires one entry; products are rendered on first request. */
export const generateStaticParams = () => [{ id: 'build' }]

async function find(params: PageProps['params']) {
  const { id } = await params
  await currentPage()
  return (id.length <= MAX_SLUG_LENGTH ? await getProductById(id) : null) ?? notFound()
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const product = await find(params)
  return productMetadata(product)
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
