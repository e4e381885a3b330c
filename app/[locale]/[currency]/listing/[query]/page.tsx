import type { Metadata } from 'next'
import { listingMetadata } from '@/components/catalog/listing-metadata'
import { ListingScreen } from '@/components/catalog/listing-screen'
import { readListing } from '@/components/catalog/read-listing'

interface PageProps {
  params: Promise<{ query: string }>
}

/** One entry, since the build needs it: listings are rendered when they are first asked for. */
export const generateStaticParams = () => [{ query: 'all' }]

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return listingMetadata(await readListing((await params).query))
}

/** A view of the listing that many may ask for: rendered once, and kept. */
export default async function ListingPage({ params }: PageProps) {
  return <ListingScreen listing={await readListing((await params).query)} />
}
