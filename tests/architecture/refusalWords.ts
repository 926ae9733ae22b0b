import { z } from 'zod'

const words = z.record(z.string(), z.object({ es: z.string().min(1), en: z.string().min(1) }))

export async function refusalWords(): Promise<{ from: string; code: string }[]> {
  const files = import.meta.glob(['../../src/**/*.refusals.ts', '../../src/shared/refusal.ts'])
  const modules = await Promise.all(
    Object.entries(files).map(async ([path, load]) => ({ path, exported: { ...Object(await load()) } })),
  )
  return modules.flatMap(({ path, exported }) =>
    Object.entries(z.record(z.string(), z.unknown()).parse(exported))
      .filter(([name]) => name.endsWith('Refusals'))
      .flatMap(([, texts]) => Object.keys(words.parse(texts)).map((code) => ({ from: path, code }))),
  )
}

export async function withoutWords(codes: Iterable<string>): Promise<string[]> {
  const known = new Set((await refusalWords()).map(({ code }) => code))
  return [...new Set(codes)].filter((code) => !known.has(code))
}
