import { newId } from '../../src/shared/ids.ts'
import type { SliceFacts } from './slices.ts'

const hosts = ['same_unit', 'neighbor']
const anId = 'gen_random_uuid()'
const changes = 'notes which entries a station must read again'
const bytes = `decode(repeat('00', 200), 'hex')`

export const facts: SliceFacts = {
  reach: [
    {
      table: 'pass_photos',
      act: 'select',
      reaches: { resident: ['self'], agent: hosts, admin: hosts, super_admin: [] },
    },
    { table: 'pass_photos', act: 'update', set: { id: anId, sealed: bytes }, reaches: { resident: ['self'] } },
    { table: 'pass_photos', act: 'delete', reaches: { resident: ['self'] } },
    { table: 'resident_photos', act: 'select', reaches: { resident: ['self'], agent: hosts } },
    { table: 'resident_photos', act: 'update', set: { id: anId, sealed: bytes }, reaches: { resident: ['self'] } },
    { table: 'resident_photos', act: 'delete', reaches: { resident: ['self'] } },
  ],
  inserts: [
    {
      table: 'pass_photos',
      called: 'the photo of a person of one’s own home',
      values: ({ here }, me) => photo(here, family.get(`${here} ${me}`)),
      by: ['resident'],
    },
    {
      table: 'pass_photos',
      called: 'the photo of a neighbor’s family',
      values: (world) => photo(world.here, family.get(`${world.here} ${world.named('neighbor').id}`)),
      by: [],
    },
    {
      table: 'pass_photos',
      called: 'the photo of a person of another condominium',
      values: (world) => photo(world.there, family.get(`${world.there} ${world.named('stranger').id}`)),
      by: [],
    },
    {
      table: 'resident_photos',
      called: 'the photo of oneself on the own pass',
      values: ({ here }, me) => ownPhoto(here, homes.get(`${here} ${me}`)),
      by: ['resident'],
    },
    {
      table: 'resident_photos',
      called: 'the photo of a neighbor on their pass',
      values: (world) => ownPhoto(world.here, homes.get(`${world.here} ${world.named('neighbor').id}`)),
      by: [],
    },
    {
      table: 'resident_photos',
      called: 'the photo of a person of another condominium on their pass',
      values: (world) => ownPhoto(world.there, homes.get(`${world.there} ${world.named('stranger').id}`)),
      by: [],
    },
  ],
  definers: {
    forget_photos: 'none: only the product itself has this role',
    caller_photos: 'only rows of the caller',
  },
  triggers: {
    forget_resident_photo: 'deletes the photo of a residence that ended, whoever ended it',
    announce_resident_photos_authorizations: 'finds the person of the residence',
    note_gate_resident_photos_insert: changes,
    note_gate_resident_photos_update: changes,
    note_gate_resident_photos_delete: changes,
    forget_photo: 'deletes the photo of a pass that ended, whoever ended it',
    announce_pass_photos_authorizations: 'finds the host, whom a guard may not read',
    note_gate_pass_photos_insert: changes,
    note_gate_pass_photos_update: changes,
    note_gate_pass_photos_delete: changes,
  },
  announced: [
    {
      what: 'a photo, to stations and the host',
      act: `update pass_photos set sealed = sealed where condominium_id = <here> and id = <resident>`,
      says: ['authorizations here', 'authorizations resident'],
    },
    {
      what: 'a photo on an own pass, to stations and its person',
      act: `update resident_photos set sealed = sealed where condominium_id = <here> and id = <resident>`,
      says: ['authorizations here', 'authorizations resident'],
    },
  ],
  refused: [
    ['pass_photos', `sealed = ''`, 'pass_photo_size'],
    ['pass_photos', `sealed = decode(repeat('00', 41101), 'hex')`, 'pass_photo_size'],
    ['resident_photos', `sealed = ''`, 'resident_photo_size'],
    ['resident_photos', `sealed = decode(repeat('00', 41101), 'hex')`, 'resident_photo_size'],
  ],
  // The program seals only bytes that it has checked.
  internal: ['pass_photo_size', 'pass_photo_authorization', 'resident_photo_size'],
  writes: {
    'makes a thing, whose id the browser drew': ['photos.put', 'photos.putOwn'],
    'ends a thing: whoever comes second finds it ended': ['photos.remove', 'photos.removeOwn'],
  },
  repeated: {
    'photos.remove': 'a photo that is gone is removed (photos.server.test.ts)',
    'photos.removeOwn': 'a photo that is gone is removed (ownPhoto.server.test.ts)',
  },
  leave: async (owner, place) => {
    // The id of a photo is that of its host, so that the matrix finds the host.
    await owner.query(
      `insert into pass_photos (condominium_id, authorization_id, id, sealed)
        select condominium_id, id, resident_id, ${bytes} from authorizations where condominium_id = $1 and auth_type = 'worker'
          and resident_id is not null and status = 'active' on conflict do nothing`,
      [place],
    )
    const { rows } = await owner.query<{ resident_id: string; id: string }>(
      `insert into authorizations (condominium_id, id, resident_id, residence_id, unit_number, auth_type, name, last_name, id_document)
        select condominium_id, ${anId}, profile_id, id, unit_number, 'co_resident', 'Luz', 'Paz', 'INE-12345' from (
          select *, row_number() over (order by profile_id) as first, row_number() over (order by profile_id desc) as last from residences
            where condominium_id = $1 and since is not null and until is null) homes
          where 1 in (first, last)
        returning resident_id, id`,
      [place],
    )
    for (const { resident_id, id } of rows) family.set(`${place} ${resident_id}`, id)
    // The photo of a person has their id, so that the matrix finds the person.
    const living = await owner.query<{ id: string; profile_id: string }>(
      `with living as (select * from residences where condominium_id = $1 and since is not null and until is null),
          added as (insert into resident_photos (condominium_id, residence_id, id, sealed)
            select condominium_id, id, profile_id, ${bytes} from living)
        select id, profile_id from living`,
      [place],
    )
    for (const { id, profile_id } of living.rows) homes.set(`${place} ${profile_id}`, id)
  },
}

/** Names the residence of each person of a place. */
const homes = new Map<string, string>()
const ownPhoto = (place: string, residence = newId()) => ({
  condominium_id: place,
  residence_id: residence,
  id: newId(),
  sealed: `\\x${'00'.repeat(200)}`,
})

/** Names a member of the family of the first and the last host of a place. This member has no photo. */
const family = new Map<string, string>()
const photo = (place: string, authorization = newId()) => ({
  condominium_id: place,
  authorization_id: authorization,
  id: newId(),
  sealed: `\\x${'00'.repeat(200)}`,
})
