/**
 * A migration that was once handed out is never changed or taken back: databases remember it by its name, and have done what it said.
 * Rules may change, under a new number.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hashOfRules, numberedRules, rules } from '../../src/server/database/rules/rules.ts'

const folder = new URL('../../database/migrations/', import.meta.url)

/** The beginning of each one's SHA-256; a new one is a new line. */
const handedOut = {
  '0001_baseline.sql': '6932fafcda964d21',
  '0001_floor.sql': '37328197e423b54d',
  '0002_authorizations.sql': '342c18672f80435e',
  '0003_number_hosts.sql': 'b517775d2ac31365',
  '0004_visits.sql': '597bbe0ea0ecf6d6',
  '0005_notices.sql': '67a32b9b4f82674d',
  '0006_amenities.sql': 'aeb6c144f1c2b213',
  '0007_plain_names.sql': 'e74bfb12f9528785',
  '0008_gate.sql': '18330f68e442df90',
  '0009_audit.sql': 'e9ce5c282b42af41',
  '0010_retention.sql': 'b5d73a9c4a0ac5f9',
  '0011_panels.sql': '61890e317e3b446d',
  '0012_reports.sql': '616ad0f077ce041f',
  '0013_resident_entries.sql': '49c1f02178eac330',
  '0014_active_authorizations.sql': 'e1a81ccf5f985ff6',
  '0015b_news.sql': 'f96b937eb3b44860',
  '0015_stations.sql': 'eacd57afe592ad3b',
  '0016_entry.sql': '4fb8dd3ea56fde42',
  '0017_names.sql': 'b2a17c59334a790e',
  '0018_readers.sql': '974ff8361970b413',
  '0019_holder_secrets.sql': '8e910ada2c17472c',
  '0020_keys.sql': '4cc782ae4c646350',
  '0020b_key_changes.sql': '44a1c1a09ff89ed3',
  '0021_accounts.sql': 'fd3ab81974c8ce4c',
  '0021b_abandoned.sql': '67cb74aa0c0645c2',
  '0022_people.sql': 'da9cb42ac0cb1537',
  '0022b_retention.sql': 'e377e7c0c67d67a7',
  '0023_counted.sql': '08411b7abcdefbc1',
  '0024_lateness.sql': 'beee4fea1bf55ff1',
  '0025_states.sql': 'be74baec8a59fd2f',
  '0026_access_decisions.sql': 'aff5353d0725b62f',
  '0028_cells.sql': '01cba31ac0693b69',
  '0031_look_alikes.sql': 'b65b8add01da6974',
  '0033_revisions.sql': '72bb6364c4a96a89',
  '0034_own_endings.sql': '758643175a9c7e30',
  '0036_back_soon.sql': '0569befba8f0fa6a',
  '0037_accounts_without_email.sql': '76403911f9ddbd77',
  '0041_unit_order.sql': 'fe98414ce2d68742',
  '0041b_rejection_reason.sql': 'c73f81a258daf89b',
  '0042_country.sql': 'a2a9f98b706c6da8',
  '0047_corrections.sql': '48df57b62666cda4',
  '0048_units.sql': '722f2bca30cfc209',
  '0049_unit_phones.sql': '4f43eca7eb4cb4c3',
  '0050_unit_codes.sql': '963aed8290d24d5e',
  '0051_moves.sql': '766af1d1585a2e0e',
  '0052_several_homes.sql': '9946aad8c6cdeb8f',
  '0053_imported_passes.sql': '031cbd9234c1aaed',
  '0054_unit_spellings.sql': 'b2d0e40d75cc8045',
  '0055_workers.sql': '7d020158bc46c7f9',
  '0056_stays.sql': 'ff85bcd8bf3987a8',
  '0057_dwellers.sql': 'dfb142695419d81e',
  '0057b_owners.sql': '54f4025341ee3def',
  '0058_administered_units.sql': '0375a302ba24df95',
  '0058b_passing_on.sql': '31c94a0291a684f4',
  '0059_incidents.sql': '95a3a49728a8c4ea',
  '0060_arrivals.sql': 'eb413f3ca3490fdf',
  '0061_log_order.sql': '3584fe287ee4c3f4',
  '0062_delivery_rules.sql': 'e5e5fc578a2402ef',
  '0063_ask_ends.sql': 'ab0ad3460922c79e',
  '0064_channels.sql': '43ec1e0debd522db',
  '0065_visitor_rights.sql': '4189a679712ea531',
  '0066_looks.sql': '0904dc282a7c9aa4',
  '0067_enrolled_stations.sql': '5dd9aac252fc0d42',
  '0069_supervisors_and_boards.sql': '1957ceb41021a81a',
  '0070_alarms.sql': '39df8fafe40b01cf',
  '0071_left_at_gate.sql': '39535be659517e2f',
  '0072_evidence.sql': '954b9faa87cebbf7',
  '0073_paper.sql': '6e0826b5938c4727',
  '0074_expiring_texts.sql': '46898e7da953bcb7',
  '0077_reliefs.sql': '9f972949164f9986',
  '0078_sheet_and_checks.sql': 'c5575a07c03336a0',
  '0076_rules_at_night.sql': '6a9188112678e863',
  '0076b_looks_of_guards.sql': 'c26a77357e5c935b',
  '0079_covered_telephones.sql': 'df9192aa2317249e',
  '0080_holds.sql': '3a8290346d8a9bc3',
  '0081_numbers_of_a_lost_tablet.sql': 'ae0cb571211e822b',
  '0082_badges.sql': '121075b797f5fa69',
  '0083_lighter_rows_of_the_gate.sql': 'ffefd66ac74305c0',
  '0084_rules_and_their_people.sql': '5128a4fb7a5df8f8',
  '0088_dates_that_change.sql': '7faca27ba9e90c75',
  '0088b_dismissals.sql': '22b92760f78931f7',
  '0089_call_wanted.sql': 'b6118ba76411c888',
  '0085_unit_named.sql': 'cd9b81a63177891b',
  '0089b_owner_consent.sql': '2cd476fd6621d84f',
  '0089c_no_longer_lives_here.sql': '1b8abb274452d84b',
  '0089d_word_by_home.sql': '3cc126c62b30b07d',
  '0093_states_then.sql': 'a5d5c11623663563',
  '0091_webhook_of_homes.sql': '23a3c1c0d0889b3b',
  '0090_permission_asks.sql': '7494b519cef0404c',
  '0090b_resident_imports.sql': '4330bb3bc4062ed0',
  '0086_passes_of_residents.sql': 'f25fa4fb4efa3336',
  '0092_names_of_staff.sql': '7998fef3840199e4',
  '0092b_removed_people.sql': 'e581c0203f4499e0',
  '0092c_hidden_looks.sql': 'fcebbc9eacb39b11',
  '0092d_codes_of_others.sql': '2d2085cbc2433db7',
  '0095_clock_ahead.sql': 'b7918938eb8801fe',
}

test('no released migration was changed, and every new one is listed here', () => {
  const beginning = (name: string) =>
    createHash('sha256')
      .update(readFileSync(new URL(name, folder)))
      .digest('hex')
      .slice(0, 16)
  expect(Object.fromEntries(readdirSync(folder).map((name) => [name, beginning(name)]))).toEqual(handedOut)
})

test('every change of the rules has a higher number: npm run number-rules', () => {
  const numbered = numberedRules()
  expect(numbered.map(({ release }) => release)).toEqual(numbered.map((_, index) => index + 1))
  expect(new Set(numbered.map(({ hash }) => hash)).size).toBe(numbered.length)
  expect(numbered.at(-1)?.hash, 'the rules changed: npm run number-rules').toBe(hashOfRules())
  expect(numbered.at(-1)).toEqual(rules)
})
