/** Notifies the devices of the people whom an alarm reaches, and repeats it while no one accepts. */
import { z } from 'zod'
import type { PushMessage } from '../notices/pushMessage.ts'
import type { Due } from '../server/database/clock.ts'
import { sql } from '../server/database/sql.ts'
import type { JobHandler } from '../server/outgoing/jobs.ts'
import type { Push } from '../server/outgoing/push.ts'
import { countries } from '../shared/countries.ts'
import { speakThere } from '../shared/countryWords.ts'
import { languages } from '../shared/messages.ts'
import { userRoles } from '../shared/roles.ts'
import { alarmPushTexts } from './alarmPush.messages.ts'

const alarmPayload = z.object({ condominium_id: z.uuid(), id: z.uuid(), told: z.int() })
const device = z.object({
  id: z.string(),
  user_role: z.enum(userRoles),
  language: z.enum(languages),
  condominium: z.string(),
  country: z.enum(countries).nullable(),
  raised_by_name: z.string(),
  gate_name: z.string().nullable(),
  unit_number: z.string().nullable(),
  is_test: z.boolean(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
})
type Device = z.infer<typeof device>

/** After ten minutes an alarm is no longer news. */
const worthS = 600

export function alarmJobs(push: Push): Record<string, JobHandler> {
  return {
    'alarms.push': async (payload, keeper) => {
      const alarm = alarmPayload.parse(payload)
      const devices = await keeper.rows(
        device,
        sql`select s.id, who.user_role, who.language, who.condominium, who.country, who.raised_by_name, who.gate_name, who.unit_number, who.is_test,
            s.endpoint, encode(s.p256dh, 'hex') as p256dh, encode(s.auth, 'hex') as auth
          from access.who_hears_alarm(${alarm.condominium_id}::uuid, ${alarm.id}::uuid) who
            join push_subscriptions s on s.profile_id = who.profile_id`,
      )
      const rung = await Promise.allSettled(
        devices.map(async (one) => {
          const key = { p256dh: Buffer.from(one.p256dh, 'hex'), auth: Buffer.from(one.auth, 'hex') }
          const reached = await push.send({ endpoint: one.endpoint, ...key }, messageOf(alarm, one), worthS)
          if (!reached) await keeper.execute(sql`delete from push_subscriptions where id = ${one.id}`)
        }),
      )
      // The next step comes in half a minute anyway, so this step is retried only if it reached no device.
      const failed = rung.find((one) => one.status === 'rejected')
      if (failed && rung.every((one) => one.status === 'rejected')) throw failed.reason
    },
  }
}

const homes = {
  agent: '/operator-panel',
  admin: '/dashboard/admin/alarms',
  super_admin: '/dashboard/admin/alarms',
  supervisor: '/dashboard',
  board: '/dashboard',
  resident: '/dashboard',
}

function messageOf(alarm: z.infer<typeof alarmPayload>, to: Device): PushMessage {
  const words = speakThere(alarmPushTexts, to.language, to.country)
  return {
    title: to.is_test ? words.test : words.alarm,
    body: words.body(
      to.condominium,
      to.gate_name ?? (to.unit_number ? words.unit(to.unit_number) : ''),
      to.raised_by_name,
    ),
    path: homes[to.user_role],
    kind: 'alarm',
    // The tag differs each time, because a notification with the last tag would replace it silently.
    fact_id: `${alarm.id} ${alarm.told}`,
  }
}

const mostAtOnce = 200

/** Alarms have a loop of their own, so that no slow push service delays them. */
export const alarmsDue: Due = {
  kind: 'alarms',
  fault: 'alarms wait',
  look: sql`select access.tell_alarms(${mostAtOnce}::int)`,
}
