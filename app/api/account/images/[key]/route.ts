import { imageResponse } from '@/lib/server/account/service'

export async function GET(request: Request, { params }: RouteContext<'/api/account/images/[key]'>) {
  return imageResponse((await params).key, request)
}
