/** Reads a PDF file independently of the library that writes it: its text, its tags and its fonts. */
import { inflateSync } from 'node:zlib'

interface Part {
  head: string
  stream: string
}

export interface ReadPdf {
  pages: number
  paper: number[]
  tagged: boolean
  language: string | undefined
  title: string | undefined
  fonts: { name: string; embedded: boolean }[]
  tags: string[]
  /** The table headers' scopes. */
  scopes: string[]
  /** The whole texts of elements that the page shows shortened or in other letters. */
  actual: (string | undefined)[]
  text: string
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const parts = partsOf(Buffer.from(bytes).toString('latin1'))
  const all = [...parts.values()]
  const catalog = all.find(({ head }) => head.includes('/Type /Catalog'))?.head ?? ''
  const pages = all.filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
  const descriptors = all.filter(({ head }) => head.includes('/Type /FontDescriptor'))
  return {
    pages: pages.length,
    paper: (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pages[0]?.head ?? '') ?? []).slice(1).map(Number),
    tagged: /\/MarkInfo/.test(catalog) && /\/StructTreeRoot \d+ 0 R/.test(catalog),
    language: written(/\/Lang (\([^)]*\)|<[^>]*>)/.exec(catalog)?.[1]),
    title: written(parts.get(Number(all.map(({ head }) => /\/Title (\d+) 0 R/.exec(head)?.[1]).find(Boolean)))?.head),
    fonts: descriptors.map(({ head }) => ({
      name: /\/FontName \/(\S+)/.exec(head)?.[1] ?? '',
      embedded: /\/FontFile[23] \d+ 0 R/.test(head),
    })),
    tags: all.flatMap(({ head }) => /\/S \/([A-Z][A-Za-z0-9]*)\b/.exec(head)?.[1] ?? []),
    scopes: all.flatMap(({ head }) => /\/Scope \/(\w+)/.exec(head)?.[1] ?? []),
    actual: all.flatMap(({ head }) => {
      const [, string] = /\/ActualText (\((?:\\.|[^)\\])*\)|<[^>]*>)/.exec(head) ?? []
      return string ? [written(string)] : []
    }),
    text: pages.map(({ head }) => textOf(head, parts)).join('\n'),
  }
}

function partsOf(file: string): Map<number, Part> {
  const parts = new Map<number, Part>()
  for (const [, number, body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, head = body, raw] = /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream/.exec(body) ?? []
    const packed = raw === undefined ? null : Buffer.from(raw, 'latin1')
    const stream = packed === null ? '' : head.includes('FlateDecode') ? inflateSync(packed).toString('latin1') : raw
    parts.set(Number(number), { head, stream: stream ?? '' })
  }
  return parts
}

function written(string: string | undefined): string | undefined {
  if (string === undefined) return undefined
  const bytes = string.startsWith('<')
    ? Buffer.from(string.slice(1, -1), 'hex')
    : Buffer.from(unescaped(string.slice(1, -1)), 'latin1')
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? bytes.subarray(2).swap16().toString('utf16le')
    : bytes.toString('latin1')
}

const unescaped = (text: string) =>
  text.replace(/\\(?:(\d{3})|([\s\S]))/g, (_, octal?: string, one = '') =>
    octal
      ? String.fromCharCode(Number.parseInt(octal, 8))
      : ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[one as string] ?? one),
  )

function textOf(page: string, parts: ReadonlyMap<number, Part>): string {
  const part = (reference: string | undefined) => parts.get(Number(reference))
  const resources = part(/\/Resources (\d+) 0 R/.exec(page)?.[1])?.head ?? page
  const named = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? ''
  const letters = new Map(
    [...named.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', font]) => [
      name,
      lettersOf(part(/\/ToUnicode (\d+) 0 R/.exec(part(font)?.head ?? '')?.[1])?.stream ?? ''),
    ]),
  )
  const content = part(/\/Contents (\d+) 0 R/.exec(page)?.[1])?.stream ?? ''
  let font = new Map<number, string>()
  const lines: string[] = []
  for (const [, name, shown] of content.matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = letters.get(name) ?? new Map()
    if (shown === undefined) continue
    const codes = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    lines.push(
      codes
        .map((code) => font.get(Number.parseInt(code, 16)) ?? '\ufffd')
        .join('')
        .trimEnd(),
    )
  }
  return lines.join('\n')
}

function lettersOf(map: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const [, first = '', , list = ''] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g)) {
    for (const [at, [, letter = '']] of [...list.matchAll(/<([0-9a-f]+)>/g)].entries())
      found.set(Number.parseInt(first, 16) + at, Buffer.from(letter, 'hex').swap16().toString('utf16le'))
  }
  return found
}
