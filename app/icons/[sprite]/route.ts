import type { NextRequest } from 'next/server'
import { iconsResponse } from '@/lib/server/icons/response'

/** Returns the icons named in the query, one symbol each: `/icons/mdi.svg?icons=train,bus`. */
export async function GET(
  request: NextRequest,
  { params }: { params: Promise<{ sprite: string }> },
): Promise<Response> {
  const set = (await params).sprite.replace(/\.svg$/, '')
  const names = request.nextUrl.searchParams.get('icons') ?? ''
  return iconsResponse(set, names, request.headers.get('x-forwarded-for'))
}
