import type { Metadata } from 'next'
import { connection } from 'next/server'
import { listingMetadata } from '@/components/catalog/listing-metadata'
import { ListingScreen } from '@/components/catalog/listing-screen'
import { readListing } from '@/components/catalog/read-listing'

interface PageProps {
  params: Promise<{ query: string }>
}

/** Responds only once the page is complete, so that it is readable without JavaScript. */
export const instant = false

async function read(params: PageProps['params']) {
  await connection()
  return readListing((await params).query, true)
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return listingMetadata(await read(params))
}

/** A listing with free input, or with values that the shop does not offer: rendered per request, never cached. */
export default async function SearchPage({ params }: PageProps) {
  return <ListingScreen listing={await read(params)} />
}
