/** Mutants that change nothing that anybody could see, each with the reason; they are not tried. */
import { equivalentSql } from './equivalentSql.ts'

interface Reason {
  /** How the mutant's name ends. */
  readonly ends: string
  /** What the changed line of the file holds. */
  readonly line: string
  readonly because: string
}

const defaultOfAFullArray = 'The array always has this many entries; the default is there for the compiler.'
const wordsForProgrammers = 'The text of a RangeError that says a program is wrong; its kind is what is promised.'

const saidByTheSchema = 'The word given to z.int is said for what its checks refuse, too.'

const reasons: readonly Reason[] = [
  ...equivalentSql.map(([ends, because]) => ({ ends, line: '', because })),
  {
    ends: 'function my_device: «d.revoked_at is null» → (true)',
    line: '',
    because: 'A key that was revoked opens no session: session_of gives it no role to ask with.',
  },
  {
    ends: 'function standing_of: «at < now()» → (true)',
    line: '',
    because: 'Of now and of what is to come host_gone says what host_stands says: nothing ends or rests in the future.',
  },
  {
    ends: 'policy authorizations.decide: with check «(resident_id IS NULL)» → (true)',
    line: '',
    because: 'The column is granted to nobody for an update.',
  },
  {
    ends: 'policy authorizations.change_own: using «(resident_id = ( SELECT me() AS me))» → (true)',
    line: '',
    because: 'What was made from my home was made by me: begin_authorization writes both.',
  },
  {
    ends: 'policy authorizations.change_own: writes any row',
    line: '',
    because: 'The columns of the condition are granted to nobody for an update.',
  },
  {
    ends: 'policy authorizations.decide: using «(resident_id IS NULL)» → (true)',
    line: '',
    because: 'Only what a guard registers begins as pending_approval, and that has no resident.',
  },
  ...['true', '«(resident_id = me())» → (true)', "«(status = 'active'::text)» → (true)"].map((part) => ({
    ends: `policy authorizations.make_own: with check ${part}`,
    line: '',
    because: 'begin_own writes both before the policy asks.',
  })),
  ...["(status = 'pending_approval'::text)", '(resident_id IS NULL)', '(registered_by = me())'].map((part) => ({
    ends: `policy authorizations.register: with check «${part}» → (true)`,
    line: '',
    because: 'begin_request writes it before the policy asks.',
  })),
  {
    ends: "function begin_own: «new.status := 'active'» → null",
    line: '',
    because: 'So it begins by itself, and no resident may name the column in an insert.',
  },
  {
    ends: 'trigger authorizations.give_back_access_number: «(old.status <> new.status)» → (true)',
    line: '',
    because: 'Given back a second time a number is held no longer and no shorter.',
  },
  {
    ends: "trigger authorizations.give_back_access_number: «(new.status = ANY (ARRAY['inactive'::text, 'denied'::text]))» → (true)",
    line: '',
    because: 'The one other way there is leads from waiting to a yes, and whoever waits has no number yet.',
  },
  {
    ends: 'trigger access_logs.keep_guest_presence: «((new.guest_id IS NOT NULL))» → (true)',
    line: '',
    because: 'Without an id no guest is found; it only saves the search.',
  },
  {
    ends: "function keep_transitions: «new.status = 'inactive'» → (true) (2)",
    line: '',
    because: 'Of whoever is no visitor for a time, no state leads to any other.',
  },
  ...['r.condominium_id = new.condominium_id', 'r.amenity_id = new.amenity_id', 'r.id <> new.id'].map((part) => ({
    ends: `function place_booking: «${part}» → (true)`,
    line: '',
    because: 'At one moment more within the hours there are no more guests than at the arrivals.',
  })),
  {
    ends: "function place_booking: «r.status in ('pending', 'approved')» → (true)",
    line: '',
    because: 'At one moment more within the hours there are no more guests than at the arrivals.',
  },
  {
    ends: 'function place_booking: «r.condominium_id = new.condominium_id» → (true) (2)',
    line: '',
    because: 'An amenity is of one condominium.',
  },
  {
    ends: 'function place_booking: «other.condominium_id = new.condominium_id» → (true)',
    line: '',
    because: 'An amenity is of one condominium.',
  },
  {
    ends: 'policy deliveries.see_all: also for garita_keeper',
    line: '',
    because: 'write_down lets the keeper see them all.',
  },
  {
    ends: 'policy deliveries.write_down: also for garita_super_admin',
    line: '',
    because: 'A super admin may only read, and see_all lets them read them all.',
  },
  ...[
    ['access_log_subjects.find_old: also for garita_super_admin', 'see_all lets a super admin see them all.'],
    ['access_log_subjects.see_all: also for garita_keeper', 'find_old lets the keeper see them all.'],
    ['profiles.find: also for garita_keeper', 'write_to lets the keeper see them all.'],
    ['profiles.find: also for garita_super_admin', 'see_all lets a super admin see them all.'],
    ['profiles.see_all: also for garita_identity', 'find lets it see them all.'],
    ['profiles.see_all: also for garita_keeper', 'write_to lets the keeper see them all.'],
    ['profiles.write_to: also for garita_identity', 'find lets it see them all.'],
    ['profiles.write_to: also for garita_super_admin', 'see_all lets a super admin see them all.'],
    ['profiles.run_all: using true', 'edit_own lets a super admin change their own row.'],
    ['profiles.run_all: writes any row', 'edit_own lets a super admin change their own row.'],
    [
      'condominiums.change: using «(archived_at IS NULL)» → (true)',
      'An archived one has no admin: archiving asks for that.',
    ],
    ['condominiums.change: writes any row', 'The columns of the condition are granted to no admin for an update.'],
    [
      'condominiums.make: with check «(archived_at IS NULL)» → (true)',
      'The column is granted to nobody for an insert.',
    ],
    [
      "profiles.sign_up: with check «(approval_status = 'pending'::text)» → (true)",
      'The column is granted to nobody for an insert.',
    ],
    [
      'profiles.sign_up: with check «(email_confirmed_at IS NULL)» → (true)',
      'The column is granted to nobody for an insert.',
    ],
    ['residences.ask: with check true', 'Neither column is granted to anybody for an insert.'],
    ['residences.ask: with check «(since IS NULL)» → (true)', 'The column is granted to nobody for an insert.'],
    ['residences.ask: with check «(until IS NULL)» → (true)', 'The column is granted to nobody for an insert.'],
    [
      "profiles.directory: using «(user_role = 'resident'::text)» → (true)",
      'Whoever has another role lives nowhere: carry_out_change ends the home.',
    ],
    ['profiles.directory: using «(r.until IS NULL)» → (true)', 'An agent sees no home that was left.'],
    [
      'profiles.directory: using «(r.condominium_id = ANY (( SELECT my_condominiums() AS my_condominiums)::uuid[]))» → (true)',
      'An agent sees no home of other condominiums.',
    ],
  ].map(([name, because]) => ({ ends: `policy ${name}`, line: '', because: because ?? '' })),
  { ends: "→ «''»", line: "RangeError('does not fit into the pass')", because: wordsForProgrammers },
  { ends: '«0» → «1»', line: 'const [head = 0, key_id = 0] = body', because: defaultOfAFullArray },
  { ends: '«0» → «1» (2)', line: 'const [head = 0, key_id = 0] = body', because: defaultOfAFullArray },
  { ends: '«16» → «17»', line: 'new Uint8Array(16)', because: 'A byte more is drawn and left out again.' },
  { ends: '«0» → «1» (2)', line: '(bytes[0] ?? 0) & 3', because: defaultOfAFullArray },
  { ends: '«0» → «1»', line: 'const [low = 0, middle = 0', because: defaultOfAFullArray },
  { ends: '«0» → «1» (2)', line: 'const [low = 0, middle = 0', because: defaultOfAFullArray },
  { ends: '«0» → «1»', line: 'generation: body[22] ?? 0', because: defaultOfAFullArray },
  { ends: '«0» → «1»', line: 'const at = (bytes: Uint8Array, place', because: defaultOfAFullArray },
  { ends: '«3» → «4»', line: '.slice(0, pair ? 3 : 2)', because: 'There are only three digits to take.' },
  {
    ends: '«34» → «35»',
    line: 'holder: hex(body.subarray(30, 34))',
    because: 'The body ends there.',
  },
  {
    ends: "«'custom'» → «''»",
    line: "code: 'custom'",
    because: 'A label of the schema library; only message and path are read.',
  },
  {
    ends: '«written.length === 10» → «true»',
    line: 'const beginningOf',
    because: 'More behind a moment only makes it later than its own equal, which is refused either way.',
  },
  {
    ends: '«trim» → «trimStart»',
    line: "value.trim() === ''",
    because: 'What is only spaces is empty from either side.',
  },
  {
    ends: '«options» → «true»',
    line: '...(options ? { options } : {})',
    because: 'Whoever reads options cannot tell a missing one from an undefined one.',
  },
  {
    ends: '« && » → « || »',
    line: "typeof valid_from === 'string' && typeof valid_until === 'string'",
    because: 'The kind that has one of the two requires both, and what fails by itself is not compared.',
  },
  { ends: "«'year_range'» → «''»", line: ".min(1950, 'year_range')", because: saidByTheSchema },
  {
    ends: "«'year_range'» → «''»",
    line: '.refine((value) => value <= new Date().getFullYear() + 1',
    because: saidByTheSchema,
  },
  { ends: '«0» → «1»', line: "const [hour = 0, minute = 0] = time.split(':')", because: defaultOfAFullArray },
  { ends: '«0» → «1» (2)', line: "const [hour = 0, minute = 0] = time.split(':')", because: defaultOfAFullArray },
  {
    ends: "«'phone_wrong'» → «''»",
    line: "phone_number: 'phone_wrong',",
    because: 'A telephone that is not there is never refused; the first of these two is there for the compiler.',
  },
  { ends: '«column» → «true»', line: 'if (column) found[column]', because: 'No cell is asked for by no name.' },
  { ends: '«1» → «2»', line: 'cells[places[column] ?? -1]', because: 'Neither is a place in a list.' },
  {
    ends: '«toLowerCase» → «toUpperCase»',
    line: "const plain = (text: string) => text.normalize('NFD')",
    because: 'What is looked for is written the same way.',
  },
  {
    ends: '«toLowerCase» → «toUpperCase»',
    line: 'written.email.toLowerCase()',
    because: 'Addresses are only compared with each other.',
  },
  { ends: '«0» → «1»', line: '(counts.get(addressOf(line)) ?? 0) > 1', because: 'Every address was counted.' },
  { ends: '« < » → « <= »', line: 'at < text.length', because: 'Behind the end there is nothing to add.' },
  { ends: "«''» → «'?'»", line: "const sign = text[at] ?? ''", because: defaultOfAFullArray },
  ...['«true»', '« >= »'].map((becomes) => ({
    ends: becomes,
    line: "if (cell !== '' || cells.length > 0) endLine()",
    because: 'A line with nothing in it is left out afterwards.',
  })),
  {
    ends: '«trim» → «trimStart»',
    line: "one.trim() !== ''",
    because: 'What is only spaces is empty from either side.',
  },
  { ends: "«''» → «'?'»", line: "const [head = ''] = text.split", because: defaultOfAFullArray },
  { ends: '«1» → «2»', line: 'text.split(/[\\r\\n]/, 1)', because: 'Only the first is taken.' },
  {
    ends: '«known» → «false»',
    line: 'if (known) return known',
    because: 'Read anew it holds the same; it is kept to be read once.',
  },
  {
    ends: '« || » → « && »',
    line: 'if (!open || dayProblem(day, known)) return []',
    because: 'A day without hours has a problem, and on a day with a problem each hour has it, too.',
  },
  {
    ends: '«trim» → «trimStart»',
    line: 'tag.trim().toLowerCase().startsWith',
    because: 'Only the beginning is looked at.',
  },
]

export const equivalent = ({ name, line = '' }: { name: string; line?: string | undefined }) =>
  reasons.some((reason) => name.endsWith(reason.ends) && line.includes(reason.line))
