import { Box, Stack } from '@mantine/core'
import { eventTexts } from '../access-log/log.messages.ts'
import { askedTexts, homeKindTexts } from '../households/rights.messages.ts'
import { approvalTexts, roleTexts } from '../shared/roles.messages.ts'
import { unitKindTexts, unitStateTexts } from '../units/units.messages.ts'
import { ofReader, useDates, type Zone } from '../web/cards/dates.tsx'
import { useText } from '../web/language/language.tsx'
import type { AuditEntry } from './audit.contract.ts'
import {
  auditMessages,
  dataAnswerTexts,
  dataRequestTexts,
  fieldTexts,
  narrowedTexts,
  readerTexts,
  visitAnswerTexts,
} from './audit.messages.ts'
import { changedDays, type DaysChange, isCovert } from './audit.rules.ts'

const moments = new Set([
  'archived_at',
  'ended_at',
  'revoked_at',
  'frozen_at',
  'barred_at',
  'leaves_at',
  'next_retention_from',
  'administration_since',
  'wanted_until',
  'send_at',
  'ends_at',
])

export function AuditChanges({ entry: { what, act, condominium } }: { entry: AuditEntry }) {
  const fields: Record<string, string> = useText(fieldTexts)
  const say = useChange(condominium?.time_zone ?? ofReader)
  const text = useText(auditMessages)
  const lines = Object.entries(what).map(([field, change]) => (
    <li key={field}>
      {fields[field] ?? field}: <strong>{say(field, change, act)}</strong>
    </li>
  ))
  const [first, rest] = lines.length > mostLines ? [lines.slice(0, mostLines), lines.slice(mostLines)] : [lines, []]
  return (
    <>
      <Stack component="ul" gap={0} miw="13rem" c="var(--garita-ink)">
        {first}
      </Stack>
      {rest.length > 0 ? (
        <details>
          <Box component="summary" mih="1.75rem" c="var(--garita-link)">
            {text.more_changes(rest.length)}
          </Box>
          <Stack component="ul" gap={0} miw="13rem" c="var(--garita-ink)">
            {rest}
          </Stack>
        </details>
      ) : null}
    </>
  )
}

/** More lines would make the row much higher than its neighbors. */
const mostLines = 2

/** A new value has no "before", a removed one no "after". */
function useChange(zone: Zone) {
  const text = useText(auditMessages)
  const value = useValue(zone)
  const days = useDaysText()
  return (field: string, change: readonly [unknown, unknown], act: AuditEntry['act']): string => {
    const [before, after] = change
    if (isCovert(change)) return text.covert
    if (act !== 'changed') return value(field, act === 'made' ? after : before)
    const opening = field === 'hours' ? changedDays(before, after) : null
    const hours = (one: DaysChange['before']) => {
      if (!one) return text.closed
      return one.from === '00:00' && one.until === '00:00' ? text.whole_day : `${one.from}–${one.until}`
    }
    return opening
      ? opening.map((one) => `${days(one)} ${text.from_to(hours(one.before), hours(one.after))}`).join('; ')
      : text.from_to(value(field, before), value(field, after))
  }
}

function useValue(zone: Zone) {
  const text = useText(auditMessages)
  const readers = useText(readerTexts)
  const known: Record<string, Record<string, string>> = {
    reader_co_resident: readers,
    reader_permanent_visitor: readers,
    reader_worker: readers,
    reader_vehicle: readers,
    user_role: useText(roleTexts),
    approval_status: useText(approvalTexts),
    status: useText(narrowedTexts),
    event: useText(eventTexts),
    kind: { ...useText(unitKindTexts), ...useText(homeKindTexts) },
    asked: useText(askedTexts),
    state: useText(unitStateTexts),
    visit_answer: useText(visitAnswerTexts),
    data_request: useText(dataRequestTexts),
    data_answer: useText(dataAnswerTexts),
  }
  const dates = useDates()
  return (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return text.nothing
    if (typeof value === 'boolean') return value ? text.yes : text.no
    if (moments.has(field)) return dates.at(zone).moment(String(value))
    if (field === 'from' || field === 'until') return dates.calendar(String(value))
    if (field === 'closed_days') {
      const days = Array.isArray(value) ? value : []
      return days.map((day) => dates.calendar(String(day))).join(', ') || text.nothing
    }
    if (typeof value === 'object') return JSON.stringify(value)
    return known[field]?.[String(value)] ?? String(value)
  }
}

function useDaysText() {
  const dates = useDates()
  const name = (day: number) => dates.weekday(day + 1, 'short')
  return ({ first, last }: DaysChange) => (first === last ? name(first) : `${name(first)} – ${name(last)}`)
}
