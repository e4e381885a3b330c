import { referencePage } from '@/components/api-reference/page'
import { openApiDocument } from '@/lib/contract/openapi'
import { version } from '@/package.json'

const page = referencePage(openApiDocument(version))

/** The OpenAPI document as a page. */
export function GET() {
  return new Response(page, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
  })
}
