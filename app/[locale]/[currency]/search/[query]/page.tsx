import type { Metadata } from 'next'
import { connection } from 'next/server'
import { listingMetadata } from '@/components/catalog/listing-metadata'
import { ListingScreen } from '@/components/catalog/listing-screen'
import { readListing } from '@/components/catalog/read-listing'

interface PageProps {
  params: Promise<{ query: string }>
}

/** It answers when it is whole, so that it can be read without a script. */
export const instant = false

async function read(params: PageProps['params']) {
  await connection()
  return readListing((await params).query)
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return listingMetadata(await read(params))
}

/** A view of the listing that a visitor has made up: rendered on request, never kept. */
export default async function SearchPage({ params }: PageProps) {
  return <ListingScreen listing={await read(params)} />
}
