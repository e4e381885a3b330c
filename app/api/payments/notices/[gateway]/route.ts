import { notificationResponse } from '@/lib/server/checkout/notification-response'

export async function POST(request: Request, { params }: { params: Promise<{ gateway: string }> }) {
  return notificationResponse(request, (await params).gateway)
}
