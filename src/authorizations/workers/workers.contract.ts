/** The calls about workers of several homes, and about the attendance of a worker. */
import { z } from 'zod'
import { contract, download, forAnyone, read, tableFormat, write } from '../../shared/contract.ts'
import { id, language } from '../../shared/fields.ts'
import { agreedHours, month, stay, workerLink, workerPage } from './workerPage.ts'

const engagement = z.strictObject({
  id: z.uuid(),
  unit_number: z.string(),
  host: z.string().nullable(),
  name: z.string(),
  last_name: z.string().nullable(),
  /** All but its last three characters are hidden. */
  document: z.string().nullable(),
  phone_number: z.string().nullable(),
  ...agreedHours,
  suspended: z.boolean(),
  stands: z.boolean(),
  expected: z.boolean(),
  inside: z.boolean(),
})
export type Engagement = z.infer<typeof engagement>

const worker = z.strictObject({ id: z.uuid(), engagements: z.array(engagement) })
export type Worker = z.infer<typeof worker>

const proposal = z.strictObject({
  by_document: z.boolean(),
  engagements: z.array(engagement).length(2),
})
export type Proposal = z.infer<typeof proposal>

const place = { condominium_id: id }
const ofOwn = { id, month }

export const workers = contract('workers', {
  list: read(
    'For the gate and the administration: workers of several homes, and authorizations that seem to be of one person',
    z.strictObject(place),
    z.strictObject({ workers: z.array(worker), proposals: z.array(proposal), time_zone: z.string() }),
    ['authorizations', 'access_logs'],
  ),
  about: read(
    'For the gate and the administration: the homes of the worker of an authorization, and which others seem to be the same person',
    z.strictObject({ ...place, id }),
    z.strictObject({ engagements: z.array(engagement), proposals: z.array(proposal) }),
    ['authorizations', 'access_logs'],
  ),
  join: write(
    'Say that two authorizations are of one person; codes in hand stay valid',
    z.strictObject({ ...place, id, other_id: id }),
  ),
  separate: write('Take an authorization apart from those of the same person', z.strictObject({ ...place, id })),
  link: read(
    'The secret of the worker’s own page, to be given to that person alone',
    z.strictObject({ ...place, worker_id: id }),
    z.strictObject({ link: z.string() }),
  ),
  renewLink: write(
    'Give the worker’s own page a new link; the former one stops working',
    z.strictObject({ ...place, worker_id: id }),
  ),
  attendance: read(
    'The days and hours of one of the caller’s own workers in a month',
    z.strictObject(ofOwn),
    z.strictObject({ time_zone: z.string(), stays: z.array(stay) }),
    ['access_logs'],
  ),
  attendanceFile: download('The same as a file', z.strictObject({ ...ofOwn, language, format: tableFormat })),
  page: forAnyone(
    read(
      'The worker’s own page, by its secret link: the pass, the homes, what they expect and the days of this month',
      z.strictObject({ link: z.string().regex(workerLink, 'invalid') }),
      workerPage,
    ),
  ),
})
