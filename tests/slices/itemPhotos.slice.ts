import { newId } from '../../src/shared/ids.ts'
import type { SliceFacts } from './slices.ts'

const bytes = `decode(repeat('00', 200), 'hex')`

export const facts: SliceFacts = {
  reach: [
    {
      table: 'left_item_photos',
      act: 'select',
      reaches: { resident: ['here'], agent: ['here'], admin: ['here'], super_admin: [] },
    },
  ],
  inserts: [
    {
      table: 'left_item_photos',
      called: 'the photo of an item at the gate',
      values: ({ here }) => photo(here, withoutPhoto.get(here)),
      by: ['agent'],
    },
    {
      table: 'left_item_photos',
      called: 'the photo of an unknown item',
      values: ({ here }) => photo(here),
      by: [],
    },
    {
      table: 'left_item_photos',
      called: 'the photo of an item of another condominium',
      values: ({ there }) => photo(there, withoutPhoto.get(there)),
      by: [],
    },
  ],
  triggers: { announce_left_item_photos_left_items: 'reads who lives in the unit' },
  announced: [
    {
      what: 'the photo of an item, to staff and to the home',
      before: [
        `insert into left_items (condominium_id, id, unit_number, kind, left_at, taken_by_name)
          values (<here>, <agent>, '101', 'package', now(), 'Gus')`,
      ],
      act: `insert into left_item_photos (condominium_id, item_id, sealed_photo) values (<here>, <agent>, ${bytes})`,
      says: ['left_items here', 'left_items resident', 'left_items room_mate'],
    },
  ],
  refused: [
    ['left_item_photos', `sealed_photo = ''`, 'left_item_photo_size'],
    ['left_item_photos', `sealed_photo = decode(repeat('00', 320001), 'hex')`, 'left_item_photo_size'],
  ],
  // The program seals only bytes that it has checked.
  internal: ['left_item_photo_size'],
  writes: { 'makes a thing, whose id the browser drew': ['leftItems.addPhoto'] },
  leave: async (owner, place) => {
    await owner.query(
      `insert into left_item_photos (condominium_id, item_id, sealed_photo)
        select condominium_id, id, ${bytes} from left_items where condominium_id = $1 and unit_number = '101'`,
      [place],
    )
    const { rows } = await owner.query<{ id: string }>(
      `select id from left_items where condominium_id = $1 and unit_number <> '101'`,
      [place],
    )
    if (rows[0]) withoutPhoto.set(place, rows[0].id)
  },
}

/** Names an item of each place that has no photo. */
const withoutPhoto = new Map<string, string>()
const photo = (place: string, item = newId()) => ({
  condominium_id: place,
  item_id: item,
  sealed_photo: `\\x${'00'.repeat(200)}`,
})
