import type { JsonSchema } from './json-schema'

/** The parts of an OpenAPI 3.1 document that this contract uses. */
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: Record<'title' | 'summary' | 'version' | 'description', string> & {
    contact: { name: string }
    license: { name: string; identifier: string }
  }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Partial<Record<Method, PathOperation>>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, ResponseObject>
    securitySchemes: Record<string, Record<string, string>>
  }
}

export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete'

export interface PathOperation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, ResponseObject | { $ref: string }>
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}

export type Content = Record<string, { schema: JsonSchema; example?: unknown }>

export interface ResponseObject {
  description: string
  content: Content
}
