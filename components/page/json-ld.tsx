import type { Thing, WithContext } from 'schema-dts'

/** schema.org data of a page; it contains only what the page shows. */
export function JsonLd<Shown extends Thing>({ data }: { data: WithContext<Shown> }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
