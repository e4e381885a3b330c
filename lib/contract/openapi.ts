import { operations } from '.'
import { componentSchemas } from './openapi/convert'
import type { Method, OpenApiDocument } from './openapi/document'
import { documentedError, ERROR_RESPONSES } from './openapi/error-responses'
import { EXAMPLES } from './openapi/examples'
import { withFormerNames } from './openapi/former-names'
import { NAMED_SCHEMAS } from './openapi/named-schemas'
import { isParametersName, pathOperation, requestSchemas, responseSchemas } from './openapi/path-operation'

/** What the calls below a first folder of `/api/` are about. */
const TAGS: Readonly<Record<string, string>> = {
  account: 'Settings, sessions and travelers of the account',
  auth: 'Sign-up, sign-in and passwords',
  catalog: 'Products, categories, destinations and search',
  checkout: 'Payment options of the cart',
  favourites: 'Saved products',
  holiday: 'The partner of the shop',
  'order-links': 'Orders by the link of a mail',
  orders: 'Orders, payments, documents and cancellations',
  payments: 'Notifications of payment gateways',
  pd4: 'Cart, destinations, languages and currencies',
  redirects: 'Addresses that have moved',
  reviews: 'Reviews of products',
  sandbox: 'Simulated third parties of the sandbox',
  'supplier-requests': "Suppliers' replies by the link of a mail",
  support: 'Messages to the support',
  vouchers: 'Vouchers: offline and at the gate',
}

const DESCRIPTION = `The API of the shop. Every JSON response has an envelope: \`result\` and \`success\` say whether the call
succeeded, \`data\` has what was requested, and an error has a \`code\` and a \`message\` in the language of the request
(\`Accept-Language\`). A session is the cookie \`access-token\` or the same token in the header \`Authorization\`.

Money is an integer in the minor units of its currency (ISO 4217): 129000 in THB is 1,290.00 baht. A date without a time is
a day in the time zone of the venue (\`time_zone\`, an IANA name), and so is a time without a date, \`HH:MM\`. A moment is in
UTC, ISO 8601. Languages and countries are codes of BCP 47 and ISO 3166-1 alpha-2. Fields that a client does not know may
be added at any time.

A call names the error codes that are its own, by status. Any call can also have RATE_LIMITED (429), UNAVAILABLE and BUSY
(503, with \`Retry-After\`), and INTERNAL (500). A client reads a code that it does not know by its status.`

const SECURITY_SCHEMES = {
  session: { type: 'http', scheme: 'bearer', description: 'The `token` of a sign-in.' },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'access-token',
    description: 'The same token, set by a sign-in.',
  },
  venue: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Venue-Key',
    description: 'The key of a venue of the supplier.',
  },
}

const all = Object.entries(operations)

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const inOrder = all.toSorted(([, a], [, b]) =>
  a.path === b.path ? METHODS.indexOf(a.method) - METHODS.indexOf(b.method) : a.path < b.path ? -1 : 1,
)

function schemasOfOperations() {
  const schemas = withFormerNames(
    componentSchemas({
      named: NAMED_SCHEMAS,
      requests: all.flatMap(([id, operation]) => requestSchemas(id, operation)),
      responses: [
        ...all.flatMap(([id, operation]) => responseSchemas(id, operation)),
        ['Error', documentedError] as const,
      ],
    }),
  )
  const entries = Object.entries(schemas)
  return {
    components: Object.fromEntries(entries.filter(([name]) => !isParametersName(name))),
    parameters: Object.fromEntries(entries.filter(([name]) => isParametersName(name))),
  }
}

/** Returns the OpenAPI 3.1 document of the contract. */
export function openApiDocument(version: string): OpenApiDocument {
  const { components, parameters } = schemasOfOperations()
  const paths: OpenApiDocument['paths'] = {}
  for (const [id, operation] of inOrder) {
    const method = operation.method.toLowerCase() as Method
    const described = pathOperation(id, operation, parameters, EXAMPLES[id])
    paths[operation.path] = { ...paths[operation.path], [method]: described }
  }
  const used = new Set(
    Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(({ tags }) => tags)),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sunhop',
      summary: 'The API of a travel shop',
      version,
      description: DESCRIPTION,
      contact: { name: 'The operator of the shop: see its page /support' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The shop that serves this document' }],
    tags: [...used].sort().map((name) => ({ name, description: TAGS[name] ?? '' })),
    paths,
    components: { schemas: components, responses: ERROR_RESPONSES, securitySchemes: SECURITY_SCHEMES },
  }
}
