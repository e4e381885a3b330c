import type { Metadata } from 'next'
import { listingMetadata } from '@/components/catalog/listing-metadata'
import { ListingScreen } from '@/components/catalog/listing-screen'
import { readListing } from '@/components/catalog/read-listing'

interface PageProps {
  params: Promise<{ query: string }>
}

/** The build requires one entry; listings are rendered on first request. */
export const generateStaticParams = () => [{ query: 'all' }]

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return listingMetadata(await readListing((await params).query, false))
}

/** A common listing query: rendered once and cached. */
export default async function ListingPage({ params }: PageProps) {
  return <ListingScreen listing={await readListing((await params).query, false)} />
}
