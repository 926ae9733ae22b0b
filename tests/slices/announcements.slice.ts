import { announcementDeskMessages } from '../../src/announcements/announcements.messages.ts'
import { newId } from '../../src/shared/ids.ts'
import { speak } from '../../src/shared/messages.ts'
import { press } from '../flows/screen.ts'
import type { SliceFacts } from './slices.ts'

const draft = `insert into announcements (condominium_id, id, title, body, audience, written_by, written_by_name)
  values (<here>, gen_random_uuid(), <agent>, 'Texto', 'everybody', <agent>, 'Ana')`
const reader = `insert into announcement_readers (condominium_id, announcement_id, seat, profile_id, unit_number)
  select condominium_id, id, <agent>, <resident>, '101' from announcements where title = <agent>`

const office = { admin: ['here'], super_admin: ['here', 'there'] }
const seats = 'only the seats of the caller: their home unless it is frozen, their ownership, their posts'
const system = 'none: only the product itself has this role'

export const facts: SliceFacts = {
  reach: [
    { table: 'announcements', act: 'select', reaches: office },
    {
      table: 'announcements',
      act: 'update',
      set: {
        ...{
          title: `'Otro'`,
          body: `'Otro'`,
          audience: `'guards'`,
          tower: 'null',
          units: `'{}'`,
          asks_confirmation: 'true',
        },
        ...{ send_at: `now() + interval '1 day'`, ends_at: `now() + interval '2 days'` },
        ...{ formal: 'false', corrects: 'null' },
        ...{ file_ids: `'{}'`, file_words: `'{}'` },
      },
      reaches: office,
    },
    { table: 'announcements', act: 'delete', reaches: office },
    { table: 'announcement_homes', act: 'select', reaches: office },
    // No person of this world is a reader of an announcement (files/announcementFiles.server.test.ts has readers).
    { table: 'announcement_files', act: 'select', reaches: { applicant: [], resident: [], agent: [], ...office } },
    { table: 'announcement_readers', act: 'select', reaches: office },
  ],
  inserts: [
    {
      table: 'announcements',
      called: 'an announcement of the condominium',
      values: ({ here }) => draftOf(here),
      by: ['admin', 'super_admin'],
    },
    {
      table: 'announcements',
      called: 'an announcement of another condominium',
      values: ({ there }) => draftOf(there),
      by: ['super_admin'],
    },
    {
      table: 'announcements',
      called: 'an announcement in the name of someone else',
      values: ({ here }, me) => ({ ...draftOf(here), written_by: me, written_by_name: 'Ana' }),
      by: [],
    },
    {
      table: 'announcements',
      called: 'an announcement that counts as sent',
      values: ({ here }) => ({
        ...draftOf(here),
        send_at: new Date().toISOString(),
        sent_at: new Date().toISOString(),
      }),
      by: [],
    },
  ],
  definers: {
    send_due_announcements: system,
    announcement_to_tell: system,
    note_announcement_told: system,
    forget_announcements: system,
    announcements_of_caller: seats,
    mark_announcement: seats,
    announcement_receipts: 'the caller runs the installation, or the condominium',
    keep_announcement_file: 'the caller runs the installation, or the condominium; in the caller’s name',
    receives_announcement: seats,
    record_notice_sheet: 'the caller runs the installation, or the condominium; sent formal notices alone',
  },
  triggers: {
    announce_announcements_announcements: 'reads the readers of the announcement',
    take_announcement_files: 'gives kept files to their announcement, which no caller may do alone',
    send_written_announcement: 'writes the homes, the readers and their jobs, which no caller may write',
  },
  announced: [
    { what: 'an announcement', act: draft, says: ['announcements here', 'audit here'] },
    {
      what: 'a reader of an announcement, also to their bell',
      before: [draft],
      act: reader,
      says: ['announcements here', 'announcements resident', 'notices resident'],
    },
    {
      what: 'an opened announcement',
      before: [draft, reader],
      act: 'update announcement_readers set shown_at = now(), opened_at = now() where seat = <agent>',
      says: ['announcements here', 'announcements resident'],
    },
    {
      what: 'an ended announcement, also to its readers',
      before: [draft, reader],
      act: `update announcements set ends_at = now() + interval '1 hour' where title = <agent>`,
      says: ['announcements here', 'announcements resident', 'audit here'],
    },
    {
      what: 'a withdrawn announcement',
      before: [draft],
      act: 'delete from announcements where title = <agent>',
      says: ['announcements here', 'audit here'],
    },
  ],
  refused: [
    ['announcements', `title = ''`, 'announcement_title_length'],
    ['announcements', `title = repeat('x', 121)`, 'announcement_title_length'],
    ['announcements', `body = ''`, 'announcement_body_length'],
    ['announcements', `body = repeat('x', 4001)`, 'announcement_body_length'],
    ['announcements', `audience = 'nobody'`, 'announcement_audience'],
    ['announcements', `tower = 'A'`, 'announcement_tower'],
    ['announcements', `audience = 'units'`, 'announcement_units'],
    ['announcements', `audience = 'units', units = array_fill('1'::text, array[201])`, 'announcement_units'],
    ['announcements', `send_at = now() + interval '1 day', sent_at = now()`, 'announcement_sent_when'],
    ['announcements', `send_at = written_at + interval '367 days'`, 'announcement_send_soon'],
    ['announcements', 'ends_at = written_at', 'announcement_ends_later'],
    ['announcements', `formal = true, ends_at = now() + interval '1 day'`, 'announcement_formal_endless'],
    ['announcements', `formal = true, audience = 'guards'`, 'announcement_formal_homes'],
    ['announcements', 'corrects = id', 'announcement_corrects_formal'],
    ['announcements', 'folio_year = 2026, folio_number = 1', 'announcement_folio_whole'],
    ['announcements', `file_ids = array[gen_random_uuid()]`, 'announcement_files_paired'],
    [
      'announcements',
      `file_ids = array_fill(gen_random_uuid(), array[6]), file_words = array_fill('x'::text, array[6])`,
      'announcement_files_number',
    ],
    [
      'announcements',
      `file_ids = array[gen_random_uuid()], file_words = array[repeat('x', 1001)]`,
      'announcement_file_words_length',
    ],
    ['announcement_files', `kind = 'page'`, 'announcement_file_kind'],
    ['announcement_files', `sha256 = repeat('g', 64)`, 'announcement_file_hash'],
    [
      'announcement_files',
      `kind = 'picture', sealed_file = decode(repeat('00', 520001), 'hex')`,
      'announcement_file_size',
    ],
    ['announcement_readers', 'shown_at = null, opened_at = now()', 'announcement_opened_shown'],
    ['announcement_readers', 'opened_at = null, confirmed_at = now()', 'announcement_confirmed_opened'],
  ],
  // The contract and the functions write these columns together.
  internal: [
    'announcement_audience',
    'announcement_tower',
    'announcement_sent_when',
    'announcement_corrects_formal',
    'announcement_folio_whole',
    'announcement_folio_taken',
    'announcement_files_paired',
    'announcement_file_kind',
    'announcement_file_hash',
    'announcement_file_size',
    'announcement_opened_shown',
    'announcement_confirmed_opened',
  ],
  writes: {
    'makes a thing, whose id the browser drew': ['announcements.write', 'announcements.keepFile'],
    'ends a thing: whoever comes second finds it ended': ['announcements.withdraw', 'announcements.end'],
    'one switch, and the act names its position': ['announcements.mark'],
  },
  repeated: {
    'announcements.withdraw': 'an announcement that is gone is withdrawn (announcements.server.test.ts)',
    'announcements.mark': 'keeps the first time of each mark (announcements.server.test.ts)',
    'announcements.end': 'stays ended at its first time (announcements.server.test.ts)',
  },
  traces: {
    'announcements.list': 'record',
    'announcements.show': 'record',
    'announcements.pdf': 'record',
    'noticeProofs.make': 'record',
  },
  screens: () => [
    { name: 'announcements', who: 'resident', path: '/announcements' },
    { name: 'announcements-of-guard', who: 'agent', path: '/announcements', once: true },
    { name: 'announcements-of-admin', who: 'admin', path: '/announcements' },
    {
      name: 'announcement-write',
      who: 'admin',
      path: '/announcements',
      act: (page, language) => press(page, speak(announcementDeskMessages, language).write),
    },
  ],
  leave: async (owner, place) => {
    await owner.query(
      `with written as (
        insert into announcements (condominium_id, id, title, body, audience, written_by, written_by_name)
          values ($1, gen_random_uuid(), 'Corte de agua', 'El jueves de 9 a 14 h.', 'everybody', gen_random_uuid(), 'Ana Admin') returning *
      ), notice as (
        insert into announcements (condominium_id, id, title, body, audience, written_by, written_by_name, formal)
          values ($1, gen_random_uuid(), 'Asamblea', 'Orden del día.', 'owners', gen_random_uuid(), 'Ana Admin', true)
      ), files as (
        insert into announcement_files (condominium_id, id, announcement_id, by_id, kind, bytes, sha256, sealed_file)
          select condominium_id, gen_random_uuid(), id, written_by, 'pdf', 1, repeat('0', 64), '\\x47'::bytea from written
          union all select condominium_id, gen_random_uuid(), null, written_by, 'picture', 1, repeat('0', 64), '\\x47'::bytea from written
      ), homes as (
        insert into announcement_homes (condominium_id, announcement_id, unit_number) select condominium_id, id, '101' from written
      )
      insert into announcement_readers (condominium_id, announcement_id, seat, unit_number)
        select condominium_id, id, gen_random_uuid(), '101' from written`,
      [place],
    )
  },
}

const draftOf = (place: string) => ({
  condominium_id: place,
  id: newId(),
  title: 'Corte de agua',
  body: 'El jueves',
  audience: 'everybody',
})
