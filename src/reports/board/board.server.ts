/** Reads two months of the report with the caller's rights and prints them on one page. */
import { z } from 'zod'
import type { CallContext } from '../../server/calls/serve.ts'
import { countryThere } from '../../server/database/fragments/condominiumCountry.ts'
import { sql } from '../../server/database/sql.ts'
import { noteOf } from '../../server/database/stream.ts'
import { limit } from '../../server/limits/limits.ts'
import { paperIn } from '../../server/pdf/paper.ts'
import type { Parsed, StreamedFile } from '../../shared/contract.ts'
import { speakThere } from '../../shared/countryWords.ts'
import { inFileName } from '../../shared/fileNames.ts'
import { Refusal } from '../../shared/refusal.ts'
import { dayAfter } from '../../shared/time.ts'
import { type Report, reports } from '../reports.contract.ts'
import { periods } from '../reports.period.server.ts'
import { readReport } from '../reports.read.server.ts'
import { boardTexts } from './board.messages.ts'
import { boardOf } from './boardFigures.ts'
import { boardPdf } from './boardPdf.server.ts'

const most = 30
const minutes = 10

const found = z.object({ me: z.string(), time_zone: z.string(), last_month: z.string() })

export async function boardPage(
  { condominium_id, month, language }: Parsed<typeof reports.board>,
  context: CallContext,
): Promise<StreamedFile> {
  const here = await context.db.row(
    found,
    sql`select access.caller_id() as me, p.time_zone, to_char(p.from_day, 'YYYY-MM') as last_month
      from (${periods({ period: 'last_month' }, sql`c.id = ${condominium_id}::uuid`)}) p`,
  )
  if (!here) throw new Refusal('not_found', 404)
  const wanted = month ?? here.last_month
  if (wanted > here.last_month) throw new Refusal('invalid', 422, { fields: [{ field: 'month', problem: 'moment' }] })
  await limit(context, [{ act: 'make a page for the board', of: here.me, most, minutes }])

  const read = async (from: string): Promise<Report> => {
    const until = dayAfter(dayAfter(from, 31).slice(0, 8).concat('01'), -1)
    const { text } = await readReport({ condominium_id, from, until }, context)
    return reports.read.output.parse(JSON.parse(text))
  }
  const from = `${wanted}-01`
  const now = await read(from)
  const before = await read(`${dayAfter(from, -1).slice(0, 7)}-01`)
  await context.db.row(
    z.object({}),
    noteOf({ list: 'board', filter: { condominium_id, from: now.from, until: now.until } }, 1),
  )

  const madeAt = new Date()
  const country = await countryThere(context.db, condominium_id)
  const board = boardOf({ now, before, language, country, time_zone: here.time_zone, made_at: madeAt })
  const pieces = [await boardPdf(board, language, paperIn(here.time_zone), madeAt)]
  const { file } = speakThere(boardTexts, language, country)
  return {
    file_name: `${file}-${inFileName(now.condominium.name)}-${wanted}.pdf`,
    kind: 'pdf',
    rows: 1,
    next: async () => pieces.shift() ?? null,
    close: async () => undefined,
  }
}
