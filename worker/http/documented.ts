/** What the OpenAPI document says of a route. A call of the route passes through untouched. */
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { describeRoute, resolver } from 'hono-openapi'

type Description = {
  /** The noun under which the reference lists it. */
  tag: string
  summary: string
  /** Status to the schema of its JSON body, or a photo's bytes; `null` for an answer without a body. */
  answers: Record<number, StandardSchemaV1 | 'photo' | null>
  /** Fields of a multipart form, as JSON Schema; JSON bodies are documented by their validator. */
  form?: Record<string, object>
  /** Request headers that the route reads; `X-Profile-Id` is required where it stands. */
  headers?: ('X-Profile-Id' | 'If-Match' | 'If-None-Match')[]
}

const MEANING: Record<number, string> = {
  200: 'Done',
  201: 'Created, or there already under the same id',
  204: 'Done, nothing to say',
  304: 'Unchanged since it was read',
}

const HEADER_MEANING = {
  'X-Profile-Id': 'Whose plans and lists are meant',
  'If-Match': 'The `rev` last seen, in quotes; 409 `stale` when the row has moved on',
  'If-None-Match': 'The `ETag` last seen',
} as const

/** Documents a route: its noun, one sentence and what it answers when all is well. */
export function documented({ tag, summary, answers, form, headers = [] }: Description) {
  return describeRoute({
    tags: [tag],
    summary,
    parameters: headers.map((name) => ({
      in: 'header',
      name,
      required: name === 'X-Profile-Id',
      description: HEADER_MEANING[name],
      schema: { type: 'string' },
    })),
    ...(form && {
      requestBody: {
        content: { 'multipart/form-data': { schema: { type: 'object', properties: form } } },
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, schema]) => [
          status,
          {
            description: MEANING[Number(status)] ?? 'Done',
            ...(schema && { content: contentOf(schema) }),
          },
        ]),
      ),
      default: { $ref: '#/components/responses/Failure' },
    },
  })
}

function contentOf(answer: StandardSchemaV1 | 'photo') {
  return answer === 'photo'
    ? { 'image/*': { schema: { type: 'string' as const, format: 'binary' } } }
    : { 'application/json': { schema: resolver(answer) } }
}
