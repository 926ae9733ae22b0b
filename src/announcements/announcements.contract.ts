/** The calls of announcements: the administration writes and counts, the readers read, open and confirm. */
import { z } from 'zod'
import { contract, download, edit, read, upload, write } from '../shared/contract.ts'
import {
  cursor,
  emptiedLine,
  id,
  moment,
  optionalLine,
  optionalText,
  page,
  requiredLine,
  revision,
  unitNumber,
} from '../shared/fields.ts'
import { idBytes } from '../shared/sentFiles.ts'
import { audiences, mostBody, mostTitle, mostUnitsAddressed } from './announcements.rules.ts'
import { fileKinds, mostFiles, mostFileWords, mostPdfBytes } from './files/announcementFiles.rules.ts'

const place = { condominium_id: id }
const one = { ...place, id }

const form = {
  ...one,
  title: requiredLine(mostTitle),
  body: optionalText(mostBody).pipe(z.string('required')),
  audience: z.enum(audiences),
  tower: optionalLine(60),
  units: z.array(unitNumber).max(mostUnitsAddressed, 'too_many').default([]),
  asks_confirmation: z.boolean(),
  send: z.enum(['now', 'later', 'draft']),
  send_at: moment.nullable().default(null),
  ends_at: moment.nullable().default(null),
  /** A summons, with a folio and a proof: it never changes or ends. */
  formal: z.boolean().default(false),
  corrects: id.nullable().default(null),
  /** Kept files in their order. A change without them keeps those of the announcement, for pages of earlier builds. */
  files: z
    .array(z.strictObject({ id, words: emptiedLine(mostFileWords) }))
    .max(mostFiles, 'too_many')
    .optional(),
}

const file = z.strictObject({
  id: z.uuid(),
  kind: z.enum(fileKinds),
  /** The description of a picture, or the name of a PDF; may be empty. */
  words: z.string(),
  bytes: z.int(),
  /** The hash is that of the file as readers open it. */
  sha256: z.string(),
})
export type AnnouncementFile = z.infer<typeof file>

interface Written {
  audience: (typeof audiences)[number]
  tower: string | null
  units: string[]
  send: 'now' | 'later' | 'draft'
  send_at: string | null
}

/** A field that a choice needs. */
function needed(
  { audience, tower, units, send, send_at }: Written,
  context: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
): void {
  const miss = (field: string) => context.addIssue({ code: 'custom', path: [field], message: 'required' })
  if (audience === 'tower' && tower === null) miss('tower')
  if (audience === 'units' && units.length === 0) miss('units')
  if (send === 'later' && send_at === null) miss('send_at')
}

const written = {
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  audience: z.enum(audiences),
  tower: z.string().nullable(),
  units: z.array(z.string()),
  asks_confirmation: z.boolean(),
  send_at: moment.nullable(),
  sent_at: moment.nullable(),
  ends_at: moment.nullable(),
  written_by_name: z.string(),
  written_at: moment,
  revision: z.int(),
  formal: z.boolean(),
  /** `2026-003`; null until a formal notice is sent. */
  folio: z.string().nullable(),
  corrects: z.uuid().nullable(),
  corrects_folio: z.string().nullable(),
  corrected_by: z.string().nullable(),
  files: z.array(file),
}
/** Homes of the announcement, and those in which a person received, opened or confirmed it; guards beside them. */
const counts = {
  homes: z.int(),
  received: z.int(),
  opened: z.int(),
  confirmed: z.int(),
  guards: z.int(),
  guards_opened: z.int(),
  guards_confirmed: z.int(),
}
const listed = z.strictObject({ ...written, ...counts })
export type Announcement = z.infer<typeof listed>

const home = z.strictObject({
  unit_number: z.string(),
  tower: z.string().nullable(),
  /** Counts the accounts in use among the readers of this home. */
  accounts: z.int(),
  received_at: moment.nullable(),
  opened_at: moment.nullable(),
  confirmed_at: moment.nullable(),
})
export type AddressedHome = z.infer<typeof home>

const receipts = z.strictObject({
  ...written,
  ...counts,
  condominium: z.string(),
  time_zone: z.string(),
  addressed: z.array(home),
})
export type Receipts = z.infer<typeof receipts>

const received = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  condominium: z.string(),
  time_zone: z.string(),
  asks_confirmation: z.boolean(),
  folio: z.string().nullable(),
  corrects: z.string().nullable(),
  corrected_by: z.string().nullable(),
  files: z.array(file),
  sent_at: moment,
  ends_at: moment.nullable(),
  opened_at: moment.nullable(),
  confirmed_at: moment.nullable(),
})
export type ReceivedAnnouncement = z.infer<typeof received>

export const announcements = contract('announcements', {
  list: read(
    'The announcements of a condominium, the one written last first, with the counts of their receipts',
    z.strictObject({ ...place, after: cursor }),
    page(listed),
    ['units'],
  ),
  choices: read(
    'The time zone, the towers, the units and the newest formal notices of a condominium, for the form of an announcement',
    z.strictObject(place),
    z.strictObject({
      time_zone: z.string(),
      towers: z.array(z.string()),
      units: z.array(z.string()),
      /** Sent formal notices, which another one may correct. */
      notices: z.array(z.strictObject({ id: z.uuid(), folio: z.string(), title: z.string() })),
    }),
    ['units'],
  ),
  show: read('An announcement with its receipts for each home; no person is named', z.strictObject(one), receipts, [
    'people',
  ]),
  write: write(
    'Write an announcement: send it now, later, or keep it as a draft',
    z.strictObject(form).superRefine(needed),
  ),
  change: edit(
    'Change a draft, or an announcement before it is sent',
    z.strictObject({ ...form, revision }).superRefine(needed),
  ),
  keepFile: upload(
    'Keep a picture (JPEG) or a PDF, until its announcement is saved: the ids of the condominium and of the file in 16 bytes each, then the file',
    mostPdfBytes + 2 * idBytes,
    z.strictObject({}),
  ),
  picture: read(
    'A picture of an announcement, as JPEG in base64, for its readers and its administration',
    z.strictObject({ id }),
    z.strictObject({ jpeg: z.base64() }),
  ),
  pdf: download('The PDF of an announcement, for its readers and its administration', z.strictObject({ id })),
  withdraw: write('Withdraw a draft, or an announcement before it is sent', z.strictObject(one)),
  end: write('End a sent announcement before its date', z.strictObject(one)),
  mine: read('The newest hundred announcements that the reader received', z.strictObject({}), z.array(received)),
  current: read(
    'The announcements that wait for the reader: not yet opened, or not yet confirmed',
    z.strictObject({}),
    z.array(
      z.strictObject({
        id: z.uuid(),
        title: z.string(),
        time_zone: z.string(),
        sent_at: moment,
        asks_confirmation: z.boolean(),
        shown: z.boolean(),
        opened: z.boolean(),
      }),
    ),
  ),
  mark: write(
    'Note that an announcement was shown to the reader, opened or confirmed',
    z.strictObject({ id, as: z.enum(['shown', 'opened', 'confirmed']) }),
  ),
})
