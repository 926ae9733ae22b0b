/** Keeps and opens the files of announcements. The database checks that the caller may read them. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CallContext } from '../../server/calls/serve.ts'
import { sql } from '../../server/database/sql.ts'
import type { Parsed, StreamedFile } from '../../shared/contract.ts'
import { readJpeg } from '../../shared/jpeg.ts'
import { Refusal, refusal } from '../../shared/refusal.ts'
import { arrivedFile, isShownPicture } from '../../shared/sentFiles.ts'
import type { announcements } from '../announcements.contract.ts'
import { announcementRefusals } from '../announcements.refusals.ts'
import { type FileKind, isPdf, mostPictureBytes } from './announcementFiles.rules.ts'

const place = (row: string) => ({ table: 'announcement_files', row })

/** A picture is kept without the facts of its making, a PDF as it is: a changed byte would break its signature. */
function checked(bytes: Uint8Array): { kind: FileKind; bytes: Uint8Array } {
  if (isPdf(bytes)) return { kind: 'pdf', bytes }
  const picture = readJpeg(bytes)
  if (!picture || !isShownPicture(picture)) throw refusal(announcementRefusals, 'announcement_file_unreadable', 422)
  if (picture.bytes.length > mostPictureBytes) throw new Refusal('too_large', 413)
  return { kind: 'picture', bytes: picture.bytes }
}

async function keepFile(sent: Parsed<typeof announcements.keepFile>, { db, keys }: CallContext) {
  const [[condominiumId = '', id = ''], arrived] = arrivedFile(sent, 2)
  const { kind, bytes } = checked(arrived)
  if (![condominiumId, id].every((one) => z.uuid().safeParse(one).success)) throw new Refusal('not_found', 404)
  const sealed = keys.photo.seal(place(id), bytes)
  await db.executeOrNotFound(sql`select from access.keep_announcement_file(${condominiumId}::uuid, ${id}::uuid, ${kind}, ${bytes.length}::int,
    ${createHash('sha256').update(bytes).digest('hex')}, ${sealed}::bytea) done where done`)
}

const sealedFile = z.object({ sealed: z.string() })

export async function openAnnouncementFile(
  id: string,
  kind: FileKind,
  { db, keys }: Pick<CallContext, 'db' | 'keys'>,
): Promise<Buffer> {
  const found = await db.row(
    sealedFile,
    sql`select encode(f.sealed_file, 'base64') as sealed from announcement_files f where f.id = ${id}::uuid and f.kind = ${kind}`,
  )
  if (!found) throw new Refusal('not_found', 404)
  return keys.photo.unseal(place(id), Buffer.from(found.sealed, 'base64'))
}

const picture = async ({ id }: Parsed<typeof announcements.picture>, context: CallContext) => ({
  jpeg: (await openAnnouncementFile(id, 'picture', context)).toString('base64'),
})

async function pdf({ id }: Parsed<typeof announcements.pdf>, context: CallContext): Promise<StreamedFile> {
  const file = await openAnnouncementFile(id, 'pdf', context)
  const pieces = [file]
  return {
    ...{ file_name: `${id}.pdf`, kind: 'pdf', rows: 1, bytes: file.length },
    next: async () => pieces.shift() ?? null,
    close: async () => undefined,
  }
}

export const announcementFileHandlers = { keepFile, picture, pdf }
