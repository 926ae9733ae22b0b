import { z } from 'zod'
import { mostDays } from '../../server/backup/store.ts'
import { changeAsSeen } from '../../server/calls/changedMeanwhile.ts'
import { type CallContext, serve } from '../../server/calls/serve.ts'
import { itemOf } from '../../server/database/callerDb.ts'
import { sql } from '../../server/database/sql.ts'
import { limit } from '../../server/limits/limits.ts'
import type { Parsed } from '../../shared/contract.ts'
import { refusal } from '../../shared/refusal.ts'
import { privacyNotice } from './privacyNotice.contract.ts'
import { privacyNoticeRefusals } from './privacyNotice.refusals.ts'

async function page({ condominium_id }: Parsed<typeof privacyNotice.page>, context: CallContext) {
  await limit(context, [{ act: 'read privacy notice from', of: context.request.address, most: 120, minutes: 5 }])
  const found = await context.db.row(
    z.object({ notice: z.string().nullable() }),
    sql`select access.privacy_notice(${condominium_id}::uuid) as notice`,
  )
  if (!found?.notice) throw refusal(privacyNoticeRefusals, 'privacy_notice_none', 404)
  return privacyNotice.page.output.parse({
    ...JSON.parse(found.notice),
    backup_days: mostDays(context.settings.backup_keep),
  })
}

const form = {
  contact: sql`privacy_contact`,
  es: sql`privacy_notice_es`,
  en: sql`privacy_notice_en`,
  revision: sql`revision`,
}

function write({ id, revision, contact, es, en }: Parsed<typeof privacyNotice.write>, { db }: CallContext) {
  const there = sql`id = ${id} and archived_at is null`
  return changeAsSeen(db, {
    revision,
    change: sql`update condominiums set privacy_contact = ${contact}, privacy_notice_es = ${es}, privacy_notice_en = ${en}
      where ${there} and revision = ${revision}::int`,
    now: itemOf(form, sql`from condominiums where ${there}`),
  })
}

export const privacyNoticeCalls = serve(privacyNotice, {
  page,
  list: (_, { db, settings }) =>
    db.json(sql`select coalesce(json_agg(json_build_object('id', c.id, 'condominium', c.name, 'address', c.address, 'country', c.country,
        'time_zone', c.time_zone, 'days', access.retention_of(c), 'backup_days', ${mostDays(settings.backup_keep)}::int, 'contact', c.privacy_contact, 'es', c.privacy_notice_es,
        'en', c.privacy_notice_en, 'revision', c.revision) order by c.name, c.id), '[]')
      from (select * from condominiums where archived_at is null order by name, id limit 200) c`),
  write,
})
