import type { Context } from 'hono'
import { Refusal } from '../../shared/refusal.ts'
import type { Env } from './serve.ts'

export interface BodySize {
  bytes: number
  marks: number
  depth: number
}

/** No call needs more. JSON that nests thousands deep takes a hundred times as long to parse as flat JSON of its size. */
export const largestBody: BodySize = { bytes: 64 * 1024, marks: Number.POSITIVE_INFINITY, depth: 32 }
/** For callers that the database has not recognized recently. Forms before the sign-in send far less. */
export const strangerBody: BodySize = { bytes: 8 * 1024, marks: 100, depth: 8 }

/** Returns the Content-Length, which Node enforces; null if the bytes must be counted. */
export function announcedBytes(context: Context<Env>): number | null {
  const announced = context.req.header('content-length')
  return announced && /^\d+$/.test(announced) && !context.req.header('transfer-encoding') ? Number(announced) : null
}

const kinds = { json: /^application\/json\s*(;|$)/i, file: /^application\/octet-stream$/i }
const formKind = /^application\/x-www-form-urlencoded\s*(;|$)/i

/** A form of another site can send neither kind without a preflight request, which prevents forged requests. */
export function refuseOtherKinds(context: Context<Env>, kind: keyof typeof kinds): void {
  if (!kinds[kind].test(context.req.header('content-type') ?? '')) throw new Refusal(`not_${kind}`, 415)
}

/** The form of a page, whose text is as short as the body of an unknown caller. */
export async function formOf(context: Context<Env>): Promise<URLSearchParams> {
  if (!formKind.test(context.req.header('content-type') ?? '')) throw new Refusal('not_json', 415)
  return new URLSearchParams(await textOf(context, strangerBody))
}

const utf8 = new TextDecoder()
export const textOf = async (context: Context<Env>, { bytes }: BodySize): Promise<string> =>
  utf8.decode(await bytesOf(context, bytes))

export async function bytesOf(context: Context<Env>, most: number): Promise<Buffer> {
  const announced = announcedBytes(context)
  if (announced !== null && announced > most) throw tooLarge()
  try {
    return announced === null ? await counted(context.req.raw.body, most) : Buffer.from(await context.req.arrayBuffer())
  } catch (error) {
    if (error instanceof Refusal) throw error
    // The client closed the connection, so the answer is lost.
    throw notJson()
  }
}

export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw notJson()
  }
}

const tooLarge = () => new Refusal('too_large', 413)
export const notJson = () => new Refusal('not_json', 422)

async function counted(body: ReadableStream<Uint8Array> | null, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.byteLength
    if (bytes > most) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const [quote, backslash, comma, bracket, brace, endBracket, endBrace] = [...'"\\,[{]}'].map((sign) =>
  sign.charCodeAt(0),
)

/** Scans the text, which costs a fraction of parsing it. */
export function isWithin(text: string, { marks: mostMarks, depth: mostDepth }: BodySize): boolean {
  let marks = 0
  let depth = 0
  let withinText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (withinText) {
      if (sign === backslash) at++
      else if (sign === quote) withinText = false
    } else if (sign === quote) withinText = true
    else if (sign === comma) marks++
    else if (sign === bracket || sign === brace) {
      marks++
      depth++
      if (depth > mostDepth) return false
    } else if (sign === endBracket || sign === endBrace) depth--
    if (marks > mostMarks) return false
  }
  return true
}
