import { noticeResponse } from '@/lib/server/checkout/notice-response'

export async function POST(request: Request, { params }: { params: Promise<{ gateway: string }> }) {
  return noticeResponse(request, (await params).gateway)
}
