import { z } from 'zod'
import type { Call } from '../../shared/contract.ts'
import { secureSessionCookie, sessionCookie } from '../http/cookies.ts'
import { deviceQuestionsAMinute, writesAMinute } from '../limits/pace.ts'
import type { ServedCall } from './serve.ts'
import { type StaticAnswer, staticAnswer } from './staticAnswer.ts'

export function openapiPage(served: readonly ServedCall[]): () => StaticAnswer {
  let made: StaticAnswer | undefined
  return () => {
    made ??= staticAnswer(JSON.stringify(openapi(served)))
    return made
  }
}

function openapi(served: readonly ServedCall[]) {
  return {
    openapi: '3.1.0',
    info: { title: 'Garita', version: '1', description: 'Every call is a POST of JSON; a refusal carries a code.' },
    servers: [{ url: '/api/v1' }],
    paths: Object.fromEntries(served.map(({ call }) => [`/${call.name}`, { post: operation({ call }) }])),
    components: { schemas: { Refusal: refusal }, securitySchemes },
    // Some calls need no session.
    security: [{ secure_session: [] }, { session: [] }, {}],
  }
}

const securitySchemes = {
  secure_session: {
    type: 'apiKey',
    in: 'cookie',
    name: secureSessionCookie,
    description: 'Of a person who has signed in over https, also behind a proxy that speaks https',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: 'Of a person who has signed in over http',
  },
  device_key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'Of a reader or barrier, made by an administrator: Authorization: Bearer c0.garita_…. Treat the key as one opaque text.',
  },
}

function operation({ call }: Pick<ServedCall, 'call'>) {
  return {
    operationId: call.name,
    tags: [call.name.split('.')[0]],
    summary: call.summary,
    ...(call.for_devices ? { security: [{ device_key: [] }] } : {}),
    requestBody: { required: true, content: call.takes_file ? bytes : inputOf(call) },
    responses: {
      200:
        call.kind === 'download'
          ? file
          : { description: 'Done', content: json(z.toJSONSchema(call.output, { unrepresentable: 'any' })) },
      ...(call.for_devices ? { 429: tooMany(call.kind === 'write' ? writesAMinute : deviceQuestionsAMinute) } : {}),
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Refusal' }) },
    },
  }
}

const inputOf = ({ input }: Call) => json(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))

const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }

const json = (schema: unknown) => ({ 'application/json': { schema } })

const tooMany = (most: number) => ({
  description: `More than ${most} a minute with one key`,
  headers: { 'retry-after': { description: 'In how many seconds to ask again', schema: { type: 'integer' } } },
  content: json({ $ref: '#/components/schemas/Refusal' }),
})

const file = {
  description:
    'A file with a byte-order mark; the first record names the columns. With fewer records than promised it broke off. Or an XLSX or a ZIP, whole if its list of files stands at the end, or a PDF, whole if it ends with %%EOF.',
  headers: {
    'x-garita-rows': {
      description: 'How many records follow the first, or are in the XLSX or ZIP; 1 for a PDF',
      schema: { type: 'integer' },
    },
    'x-garita-hidden': {
      description: 'How many names in it are older than a day and need a reason first; left out for none',
      schema: { type: 'integer' },
    },
  },
  content: {
    'text/csv': { schema: { type: 'string' } },
    'application/pdf': { schema: { type: 'string', format: 'binary' } },
    'application/zip': { schema: { type: 'string', format: 'binary' } },
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
      schema: { type: 'string', format: 'binary' },
    },
  },
}

const refusal = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code'],
      properties: {
        code: { type: 'string', description: 'What was refused, for a program' },
        request_id: { type: 'string', description: 'Names this request in the log of the installation' },
        state: { type: 'string', description: 'The true state, after a lost race' },
        now: { type: 'object', description: 'What is there now, after another change of what a form had seen' },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['field', 'problem'],
            properties: { field: { type: 'string' }, problem: { type: 'string' } },
          },
        },
      },
    },
  },
}
