/** `npm run reset-second-factor` removes a lost second factor, and records it. */
import { type Settings, StartRefused } from '../../server/settings/settings.ts'
import { inTransaction, withDatabase } from './commandDatabase.server.ts'

export async function resetSecondFactor(settings: Settings, name: string): Promise<string[]> {
  return withDatabase(settings, (owner) =>
    inTransaction(owner, async () => {
      const { rows } = await owner.query<{ id: string; full_name: string }>(
        `update credentials c set totp_secret = null, totp_confirmed_at = null, totp_last_step = 0, recovery_hashes = '{}'
          from profiles p where p.id = c.profile_id and lower($1) in (p.email, p.username) and c.totp_confirmed_at is not null
          returning p.id, p.full_name`,
        [name],
      )
      const person = rows[0]
      if (!person) throw new StartRefused(`Nobody with the e-mail or user name ${name} has a second factor.`)
      // Sessions that used the old factor end.
      await owner.query('delete from sessions where profile_id = $1', [person.id])
      await owner.query(
        `select access.write_audit_entry(place.id, 'person', 'changed', $1::uuid, $2, '{"second_factor": [true, false]}')
            from access.places_of_change('person', jsonb_build_object('id', $1::text)) place`,
        [person.id, person.full_name],
      )
      await owner.query(`select access.note_security($1, 'factor_reset', '', '')`, [person.id])
      return [
        `The second factor of ${person.full_name} is taken away and their sessions are ended. They sign in with their password and set it up again.`,
        'It is written in the change log and in the activity of the account, and a letter tells them where their address is confirmed.',
      ]
    }),
  )
}
