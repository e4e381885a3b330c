import { Html, html } from '@/components/offline/html'
import type { Method, OpenApiDocument } from '@/lib/contract/openapi/document'
import { type Call, callName, callSection } from './operation'
import { fields, schemaId, typeOf } from './schema'
import { STYLE } from './style'
import { inline, json, paragraphs } from './text'

function callsOf({ paths }: OpenApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method as Method })),
  )
}

interface Group {
  name: string
  description: string
  calls: Call[]
}

const groupId = ({ name }: Group) => `calls-${name}`

function menu(groups: readonly Group[]): Html {
  return html`<nav aria-label="Calls"><ul><li><a href="#errors">Errors</a></li><li><a href="#schemas">Schemas</a></li></ul>${groups.map(
    ({ name, calls }) =>
      html`<details><summary>${name}</summary><ul>${calls.map((call) => html`<li><a href="#${call.operationId}">${callName(call)}</a></li>`)}</ul></details>`,
  )}</nav>`
}

function groupSection(group: Group): Html {
  return html`<h2 id="${groupId(group)}">${group.name}</h2><p>${inline(group.description)}.</p>${group.calls.map(callSection)}`
}

function errorSection({ components }: OpenApiDocument): Html {
  const { Rejected: response } = components.responses
  const example = response?.content['application/json']?.example
  return html`<h2 id="errors">Errors</h2><p>A call that fails responds with <a href="#${schemaId('Error')}">Error</a>. Each code has one status.</p>
${paragraphs(components.schemas.Error?.properties?.code?.description ?? '')}${json('Example', example)}`
}

function schemaSection({ components }: OpenApiDocument): Html {
  return html`<h2 id="schemas">Schemas</h2>${Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<h3 id="${schemaId(name)}">${name}</h3>${
        schema.description ? html`<p>${inline(schema.description)}</p>` : null
      }${schema.properties ? fields(schema) : html`<p class="type">${typeOf(schema)}</p>${fields(schema)}`}`,
  )}`
}

/**
 * Renders the OpenAPI document as a page without scripts, style sheets or fonts. It is in English only: so are the names of
 * calls, fields and codes, and the comments that describe them.
 */
export function referencePage(document: OpenApiDocument): string {
  const { info, tags } = document
  const calls = callsOf(document)
  const groups = tags.map((tag) => ({ ...tag, calls: calls.filter((call) => call.tags.includes(tag.name)) }))
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>API reference · ${info.title}</title><style>${new Html(STYLE)}</style></head>
<body><a class="skip" href="#start">Skip to the content</a><div class="page">${menu(groups)}
<main id="start"><h1>API reference</h1><p class="quiet">${info.title} ${info.version} · <a href="/api/openapi.json">OpenAPI document</a></p>
${paragraphs(info.description)}${groups.map(groupSection)}${errorSection(document)}${schemaSection(document)}</main></div></body></html>`
    .markup
}
