import { partyMessages } from '../../src/parties/parties.messages.ts'
import { speak } from '../../src/shared/messages.ts'
import { press } from '../flows/screen.ts'
import type { SliceFacts } from './slices.ts'

const ofResident = `select r.condominium_id, gen_random_uuid(), r.id, r.profile_id, <agent>, 10, now(), now() + interval '5 hours'
  from residences r where r.profile_id = <resident> and r.until is null`
const party = `insert into parties (condominium_id, id, residence_id, resident_id, name, places, valid_from, valid_until) ${ofResident}`
const myParty = 'a party of the caller’s home'
const secret = 'the secret that is passed; the product itself has this role'

export const facts: SliceFacts = {
  reach: [
    { table: 'parties', act: 'select', reaches: { resident: ['here'], agent: ['here'] } },
    { table: 'party_guests', act: 'select', reaches: { resident: ['here'], agent: ['here'] } },
  ],
  definers: {
    make_party: 'only the home of the caller, while its word counts',
    close_party: myParty,
    cancel_party: myParty,
    party_by_link: secret,
    take_place: secret,
    forget_parties: 'none: only the product itself has this role',
  },
  triggers: {
    free_place: 'a guest, a guard or an administrator ends a pass, and may not write the places of a party',
    keep_party_of_booking: 'an administrator or a resident ends a booking, and may not write parties',
  },
  announced: [
    { what: 'a party', act: party, says: ['parties here', 'parties resident'] },
    {
      what: 'a party whose list was closed',
      before: [party],
      act: 'update parties set closed_at = now() where name = <agent>',
      says: ['parties here', 'parties resident'],
    },
  ],
  refused: [
    ['parties', `name = ''`, 'party_name_length'],
    ['parties', `name = repeat('x', 61)`, 'party_name_length'],
    ['parties', `note = ''`, 'party_note_length'],
    ['parties', `note = repeat('x', 301)`, 'party_note_length'],
    ['parties', 'places = 1', 'party_places'],
    ['parties', 'places = 201', 'party_places'],
    ['parties', 'valid_until = valid_from', 'party_window'],
    ['parties', `valid_until = valid_from + interval '27 hours'`, 'party_window'],
    ['parties', `turned_away = array_fill('x'::text, array[21])`, 'party_turned_away_few'],
    ['party_guests', `browser_hash = '\\x00'`, 'party_browser_length'],
  ],
  // Only the functions of parties write these columns.
  internal: [
    'party_window',
    'party_turned_away_few',
    'party_browser_length',
    'party_browser_taken',
    'party_link_taken',
  ],
  writes: {
    'makes a thing, whose id the browser drew': ['parties.create'],
    'ends a thing: whoever comes second finds it ended': ['parties.cancel'],
    'one switch, and the act names its position': ['parties.close', 'parties.open'],
  },
  repeated: {
    'parties.create': 'is one party by its id, however often (parties.server.test.ts)',
    'parties.cancel': 'a canceled party is canceled (parties.server.test.ts)',
    'parties.close': 'a closed list is closed (parties.server.test.ts)',
    'parties.open': 'an open list is open (parties.server.test.ts)',
  },
  traces: { 'parties.list': 'own', 'parties.atGate': 'work' },
  screens: () => [
    { name: 'parties', who: 'resident', path: '/dashboard/parties' },
    {
      name: 'party-add',
      who: 'resident',
      path: '/dashboard/parties',
      act: (page, language) => press(page, speak(partyMessages, language).add),
    },
  ],
  leave: async (owner, place) => {
    await owner.query(
      `with host as (select r.* from residences r where r.condominium_id = $1 and r.unit_number = '101' and r.since is not null
          order by r.requested_at limit 1),
        made as (insert into parties (condominium_id, id, residence_id, resident_id, name, places, valid_from, valid_until)
          select condominium_id, gen_random_uuid(), id, profile_id, 'Fiesta de Sofía', 30, now(), now() + interval '5 hours' from host
          returning condominium_id, id)
        insert into party_guests (condominium_id, party_id, id, browser_hash)
          select condominium_id, id, gen_random_uuid(), sha256(id::text::bytea) from made`,
      [place],
    )
  },
}
