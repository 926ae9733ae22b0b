import { speak } from '../../src/shared/messages.ts'
import { stayMessages } from '../../src/stays/stays.messages.ts'
import { press } from '../flows/screen.ts'
import type { SliceFacts } from './slices.ts'

const columns = `condominium_id, id, unit_number, code_hash, made_by, made_by_name, ownership_id, guest_names, places, starts_at, ends_at`
const stay = `insert into short_stays (${columns})
  values (<here>, <agent>, 'VACÍA', sha256(<agent>), <resident>, 'Ana', gen_random_uuid(), array['Peter Smith'], 2, now() + interval '5 days',
    now() + interval '7 days')`
const read = { resident: ['here'], admin: ['here'], super_admin: ['here', 'there'] }
const mine = 'the maker, in the home or with the ownership of the stay'

export const facts: SliceFacts = {
  reach: [{ table: 'short_stays', act: 'select', reaches: read }],
  definers: {
    caller_stay_place: 'only the home or the owned unit of the caller',
    stay_terms: 'only the home or the owned unit of the caller',
    make_stay:
      'only for the home or the owned unit of the caller, within the limits of the condominium, in the caller’s name',
    end_stay: `${mine}, another adult of the home, or the administration of the condominium`,
    shorten_stay: mine,
    renew_stay_code: mine,
    stays_between: 'only the unit of the caller, for its adults and its owner, or a condominium that the caller runs',
    begin_stay: 'none: only the product itself has this role; the stay has begun and its maker may give it',
    forget_stays: 'none: only the product itself has this role',
  },
  triggers: {
    keep_name_of_guest:
      'a member of the staff may be a guest, and does not read that home with the rights of the staff',
    end_stays_of_home: 'a person moves out or is moved out, and may not end the homes of guests',
    end_stays_of_owner: 'the administration ends an ownership, and may not end the homes of guests',
    end_stays_of_blocked: 'the administration rejects an account, and may not end the homes of guests',
    announce_short_stays_stays: 'reads the residents of the unit',
  },
  announced: [
    {
      what: 'a stay, to the maker and the administration',
      act: stay,
      says: ['audit here', 'stays here', 'stays resident'],
    },
    {
      what: 'a canceled stay',
      before: [`delete from short_stays where unit_number = 'VACÍA'`, stay],
      act: 'update short_stays set ended_at = now() where id = <agent>',
      says: ['audit here', 'stays here', 'stays resident'],
    },
  ],
  refused: [
    ['condominiums', 'stay_most_nights = 0', 'stay_most_nights_range'],
    ['condominiums', 'stay_most_nights = 61', 'stay_most_nights_range'],
    ['condominiums', 'stay_most_guests = 0', 'stay_most_guests_range'],
    ['condominiums', 'stay_most_guests = 13', 'stay_most_guests_range'],
    ['condominiums', `stay_rules = ''`, 'stay_rules_length'],
    ['condominiums', `stay_rules = repeat('x', 1001)`, 'stay_rules_length'],
    ['short_stays', 'residence_id = null, ownership_id = null', 'stay_maker_one'],
    ['short_stays', 'residence_id = id, ownership_id = id', 'stay_maker_one'],
    ['short_stays', `made_by_name = ''`, 'stay_maker_length'],
    ['short_stays', `made_by_name = repeat('x', 121)`, 'stay_maker_length'],
    ['short_stays', `guest_names = '{}'`, 'stay_names_some'],
    ['short_stays', `places = 1, guest_names = array['a', 'b']`, 'stay_names_fit'],
    ['short_stays', 'places = 13', 'stay_places'],
    ['short_stays', 'uses = places + 1', 'stay_uses'],
    ['short_stays', 'uses = -1', 'stay_uses'],
    ['short_stays', 'ends_at = starts_at', 'stay_window'],
    ['short_stays', `ended_by_name = 'Ana'`, 'stay_ended_whole'],
  ],
  // Only the functions of stays write these columns.
  internal: ['stay_maker_one', 'stay_maker_length', 'stay_places', 'stay_uses', 'stay_ended_whole', 'stay_code_taken'],
  writes: {
    'makes a thing, whose id the browser drew': ['stays.make'],
    'ends a thing: whoever comes second finds it ended': ['stays.end'],
    'one switch, and the act names its position': ['stays.shorten'],
    'draws a new secret or letter and reads nothing of the old': ['stays.renewCode'],
  },
  repeated: {
    'stays.make': 'is one stay by its id; its code is a new one (stays.server.test.ts)',
    'stays.end': 'says the same again to the person who ended it (stays.server.test.ts)',
    'stays.shorten': 'a stay with that end is shortened (stays.server.test.ts)',
    'stays.renewCode': 'makes a newer code, and the one before stops (stays.server.test.ts)',
  },
  traces: { 'stays.list': 'record' },
  screens: () => [
    { name: 'stays', who: 'resident', path: '/stays' },
    {
      name: 'stay-add',
      who: 'resident',
      path: '/stays',
      act: (page, language) => press(page, speak(stayMessages, language).add),
    },
    { name: 'stays-of-admin', who: 'admin', path: '/stays' },
    {
      name: 'stay-settings',
      who: 'admin',
      path: '/stays',
      once: true,
      act: (page, language) => press(page, speak(stayMessages, language).settings.act),
    },
  ],
  leave: async (owner, place) => {
    await owner.query('update condominiums set stays_allowed = true where id = $1', [place])
    await owner.query(
      `insert into short_stays (condominium_id, id, unit_number, code_hash, made_by, made_by_name, residence_id, guest_names, places, starts_at, ends_at)
        select r.condominium_id, gen_random_uuid(), r.unit_number, sha256(r.id::text::bytea), p.id, p.full_name, r.id, array['Peter Smith', 'Eva Smith'],
            2, now() + interval '2 days', now() + interval '5 days'
          from residences r join profiles p on p.id = r.profile_id
          where r.condominium_id = $1 and r.unit_number = '101' and r.since is not null order by r.requested_at limit 1`,
      [place],
    )
    // A maker who was removed has no more stays.
    await owner.query(
      `insert into short_stays (condominium_id, id, unit_number, code_hash, made_by_name, residence_id, guest_names, places, starts_at, ends_at, ended_at)
        select $1, gen_random_uuid(), u.unit_number, sha256(u.id::text::bytea), 'Luisa Antes', gen_random_uuid(), array['Joe Late'], 1,
            now() + interval '8 days', now() + interval '9 days', now()
          from units u where u.condominium_id = $1 and u.unit_number = '101'`,
      [place],
    )
  },
}
