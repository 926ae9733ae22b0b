/** Verdict cases for data of more than three days: the station is a directory, and a call decides. */
import {
  at,
  chosen,
  hour,
  inside,
  keys,
  type Line,
  long,
  minute,
  nobody,
  pass,
  revocationOf,
  snapshotOf,
  stop,
  stranger,
  tokenOf,
  withEntry,
} from './verdictFacts.ts'

const daysOld = (ms: number) => snapshotOf({ taken_at: at(-ms) })

export const directoryCases: readonly Line[] = [
  ['a snapshot of 72 hours', 'green', 'may_enter', pass(), daysOld(72 * hour), { entry: 'free' }],
  [
    'an older one: a directory, where a call decides',
    'amber',
    'snapshot_old',
    pass(),
    daysOld(72 * hour + 1),
    { act: 'none', entry: 'with_word', check: 'document', doubts: [], notifies: ['host', 'admin'] },
  ],
  [
    'a directory, a vehicle that is inside',
    'amber',
    'snapshot_old',
    chosen,
    { ...withEntry({ ...long, kind: 'vehicle', inside }), taken_at: at(-80 * hour) },
    { act: 'exit', entry: 'with_word' },
  ],
  [
    'a directory, back soon',
    'amber',
    'back_soon',
    pass(),
    {
      ...withEntry({ left_at: at(-minute), left_gate: snapshotOf().gate.id }),
      taken_at: at(-80 * hour),
    },
    { act: 'none', entry: 'with_word' },
  ],
  [
    'a directory, a younger pass',
    'amber',
    'snapshot_old',
    pass(),
    { ...nobody, taken_at: at(-80 * hour) },
    { act: 'none', entry: 'with_word', check: 'document' },
  ],
  [
    'a directory, canceled for good',
    'red',
    'cancelled_by_resident',
    pass(),
    { ...daysOld(80 * hour), revocations: [revocationOf()] },
    stop,
  ],
  ['a directory, a forged pass', 'red', 'bad_signature', pass(tokenOf({}, keys.other)), daysOld(80 * hour), stranger],
]
