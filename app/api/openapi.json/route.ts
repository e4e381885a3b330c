import { openApiDocument } from '@/lib/contract/openapi'
import { version } from '@/package.json'

const document = JSON.stringify(openApiDocument(version))

export function GET() {
  return new Response(document, { headers: { 'content-type': 'application/json' } })
}
