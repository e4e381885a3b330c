import { type Html, html } from '@/components/offline/html'
import type { Content, Method, Parameter, PathOperation } from '@/lib/contract/openapi/document'
import { typeOf } from './schema'
import { inline, joined, json } from './text'

export interface Call extends PathOperation {
  method: Method
  path: string
}

export const callName = ({ method, path }: Call): Html =>
  html`<span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code>`

function parameter({ name, in: place, required, description, schema }: Parameter): Html {
  const flags = required ? html` <span class="flag">required</span>` : null
  return html`<li><code>${name}</code> <span class="type">${place}: ${typeOf(schema)}</span>${flags}${
    description ? html`<p>${inline(description)}</p>` : null
  }</li>`
}

function parameters(list: readonly Parameter[]): Html {
  return html`<h4>Parameters</h4><ul class="fields">${list.map(parameter)}</ul>`
}

function content(title: string, parts: Content): Html {
  const types = Object.entries(parts).map(([type, { schema }]) => html`${typeOf(schema)} as ${type}`)
  const examples = Object.values(parts).filter((part) => part.example !== undefined)
  return html`<h4>${title}</h4><p class="type">${joined(types, ', ')}</p>${examples.map(({ example }) => json('Example', example))}`
}

function errors({ responses }: Call): Html {
  const named = Object.entries(responses).flatMap(([status, response]) =>
    /^[45]\d\d$/.test(status) && 'description' in response
      ? [html`<li><code>${status}</code> ${response.description}</li>`]
      : [],
  )
  return named.length > 0 ? html`<h4>Errors</h4><ul class="fields">${named}</ul>` : html``
}

/** One call with its parameters, request and response. */
export function callSection(call: Call): Html {
  const { operationId, summary, description, requestBody, responses } = call
  const ok = responses[200]
  return html`<section aria-labelledby="${operationId}"><h3 id="${operationId}">${callName(call)}</h3>
<p>${inline(summary)}.</p><p class="quiet">${inline(description)}</p>${
    call.parameters ? parameters(call.parameters) : null
  }${requestBody ? content('Request', requestBody.content) : null}${
    ok && 'content' in ok ? content('Response', ok.content) : null
  }${errors(call)}</section>`
}
