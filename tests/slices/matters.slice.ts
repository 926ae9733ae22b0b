import { matterMessages } from '../../src/matters/matters.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { press } from '../flows/screen.ts'
import type { SliceFacts } from './slices.ts'

const matter = `insert into matters (condominium_id, id, author_id, author_name, home_id)
  values (<here>, <agent>, <resident>, 'Ana', gen_random_uuid())`
const read = { applicant: [], resident: ['here'], admin: ['here'], super_admin: ['here', 'there'] }
const mineOrRun =
  'only the matter of the caller in the condominium of their home, or of a condominium that the caller runs'

export const facts: SliceFacts = {
  reach: [
    { table: 'matters', act: 'select', reaches: read },
    { table: 'matter_messages', act: 'select', reaches: read },
    { table: 'matter_photos', act: 'select', reaches: read },
  ],
  definers: {
    begin_matter: 'writes for the home or the owned unit of the caller, in the caller’s name',
    keep_matter_photo: 'keeps it for the home or the owned unit of the caller, in the caller’s name',
    say_in_matter: mineOrRun,
    close_matter: mineOrRun,
    contact_of_administration: 'only the condominium of the caller’s home or owned unit',
    place_of_matter: 'only the condominium of the caller’s home, or one that the caller runs',
    unit_of_matter: 'the caller runs the installation, or the condominium',
    forget_matters: 'none: only the product itself has this role',
  },
  announced: [
    {
      what: 'a matter, to its author and the administration alone',
      act: matter,
      says: ['matters here', 'matters resident'],
    },
    {
      what: 'an answered matter',
      before: [matter],
      act: 'update matters set waits_since = null where id = <agent>',
      says: ['matters here', 'matters resident'],
    },
  ],
  refused: [
    ['matter_messages', `said = ''`, 'matter_said_length'],
    ['matter_messages', `said = repeat('x', 2001)`, 'matter_said_length'],
    ['matter_photos', `sealed_photo = decode(repeat('00', 320001), 'hex')`, 'matter_photo_size'],
    ['matters', 'waits_since = null, closed_at = now()', 'matter_closed_whole'],
    [
      'matters',
      `waits_since = now(), closed_at = now(), closed_by = author_id, closed_by_name = 'Ana'`,
      'matter_closed_waits',
    ],
  ],
  // The functions write these columns together.
  internal: ['matter_closed_whole', 'matter_closed_waits'],
  writes: {
    'makes a thing, whose id the browser drew': ['matters.begin', 'matters.say', 'matters.keepPhoto'],
    'ends a thing: whoever comes second finds it ended': ['matters.close'],
  },
  repeated: { 'matters.close': 'says the same again to the person who closed it (matters.server.test.ts)' },
  traces: { 'matters.list': 'record', 'matters.show': 'record', 'matters.contact': 'own' },
  screens: () => [
    { name: 'messages-of-resident', who: 'resident', path: '/messages' },
    {
      name: 'message-write',
      who: 'resident',
      path: '/messages',
      act: (page, language) => press(page, speak(matterMessages, language).write),
    },
    { name: 'messages-of-admin', who: 'admin', path: '/messages' },
  ],
  leave: async (owner, place) => {
    await owner.query(
      `with author as (
          (select p.id, p.full_name, r.id as home from residences r join profiles p on p.id = r.profile_id
            where r.condominium_id = $1 and r.since is not null order by r.id limit 1)
          union all (select p.id, p.full_name, gen_random_uuid() from profiles p order by p.id limit 1) limit 1),
        made as (insert into matters (condominium_id, id, author_id, author_name, home_id)
          select $1, gen_random_uuid(), id, full_name, home from author returning *),
        first as (insert into matter_messages (condominium_id, id, matter_id, by_author, by_id, by_name, said)
          select condominium_id, id, id, true, author_id, author_name, 'La luz del pasillo no prende.' from made returning *)
        insert into matter_photos (condominium_id, id, by_id, message_id, sealed_photo)
          select condominium_id, gen_random_uuid(), by_id, id, '\\x47' from first`,
      [place],
    )
  },
}
