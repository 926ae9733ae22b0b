/** The first entry of a backup, so that a restore can refuse before it writes. */
import { z } from 'zod'

export const manifestName = 'garita-backup.json'

export const manifestShape = z.object({
  format: z.literal(1),
  began_at: z.string(),
  garita: z.string(),
  rules: z.int(),
  postgres: z.string(),
  major: z.int(),
  /** The fingerprint of the SECRET that a restored installation needs; null before the first start. */
  secret_fingerprint: z.string().nullable(),
  system_id: z.string(),
  timeline: z.int(),
  from: z.string(),
  counts: z.record(z.string(), z.number()),
})
export type Manifest = z.infer<typeof manifestShape>
