/** An answer that is the same for all users: compressed once, with 304 for clients that have it. */
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import type { Env } from './serve.ts'

const encodings = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof encodings)[number]

export interface StaticAnswer {
  readonly etag: string
  readonly bytes: Readonly<Record<Encoding, Buffer<ArrayBuffer>>>
}

export function staticAnswer(text: string): StaticAnswer {
  const identity = Buffer.from(text)
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { etag, bytes: { identity, gzip: gzipSync(identity, { level: 9 }), br } }
}

/** Each encoding has its own ETag, because a strong ETag promises the same bytes. */
export function sendStaticAnswer(context: Context<Env>, { etag, bytes }: StaticAnswer, contentType: string): Response {
  const offered = context.req.header('accept-encoding') ?? ''
  const encoding =
    encodings.find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(offered)) ?? 'identity'
  const tag = `"${etag}.${encoding}"`
  context.header('etag', tag)
  const had =
    context.req
      .header('if-none-match')
      ?.split(',')
      .map((one) => one.trim().replace(/^W\//, '')) ?? []
  if (had.includes(tag) || had.includes('*')) return context.body(null, 304)
  if (encoding !== 'identity') context.header('content-encoding', encoding)
  context.header('content-type', contentType)
  return context.body(bytes[encoding])
}
