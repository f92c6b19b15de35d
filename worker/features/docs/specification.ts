/** The OpenAPI document, made from the schemas that validate. Knows no route by name. */
import type { Env, Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import type { FailureCode } from '#shared/errors.ts'
import { version } from '../../../package.json'
import { statusOf } from '../../http/on-error.ts'
import { FAILURE_MEANING } from './failures.ts'

export type Specification = Awaited<ReturnType<typeof generateSpecs>>

const CODES = Object.keys(FAILURE_MEANING) as FailureCode[]

const DESCRIPTION = [
  'JSON in and out. Ids are UUID text, made by the server unless a POST carries its own:',
  'the same id sent again answers with the row that is there and creates nothing, so a retry is safe.',
  'Writes set values, they never toggle. Times are ISO 8601 UTC text.',
].join(' ')

/** The document (OpenAPI 3.1) of every route that `app` has. */
export async function specificationOf<E extends Env>(app: Hono<E>): Promise<Specification> {
  return generateSpecs(app, {
    defaultValidationErrorResponse: false,
    excludeStaticFile: false,
    documentation: {
      info: { title: 'Dollop', version, description: DESCRIPTION },
      components: {
        schemas: {
          Error: {
            type: 'object',
            properties: {
              error: {
                type: 'object',
                properties: {
                  code: { type: 'string', enum: CODES },
                  message: { type: 'string' },
                  issues: {
                    type: 'array',
                    items: {
                      type: 'object',
                      properties: { path: { type: 'string' }, message: { type: 'string' } },
                      required: ['path', 'message'],
                    },
                  },
                },
                required: ['code', 'message'],
              },
            },
            required: ['error'],
          },
        },
        responses: {
          Failure: {
            description: CODES.map(
              (code) => `${statusOf(code)} \`${code}\`: ${FAILURE_MEANING[code]}.`,
            ).join('\n'),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        },
      },
    },
  })
}
