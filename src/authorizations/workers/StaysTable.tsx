import { useDates } from '../../web/cards/dates.tsx'
import { type PlainColumn, PlainTable } from '../../web/cards/lists/PlainTable.tsx'
import { useText } from '../../web/language/language.tsx'
import { daysIn, hoursText, minutesIn, type Stay } from './attendance.rules.ts'
import { attendanceTexts } from './workers.messages.ts'

export function StaysTable({ stays, zone }: { stays: readonly Stay[]; zone: string }) {
  const text = useText(attendanceTexts)
  const dates = useDates()
  const { bareTime } = dates.at(zone)
  const columns: PlainColumn<Stay & { id: string }>[] = [
    { head: text.day, cell: ({ day }) => dates.calendarShort(day), plain: true },
    { head: text.came, cell: ({ came_at }) => (came_at ? bareTime(came_at) : text.was_inside) },
    { head: text.left, cell: ({ left_at }) => (left_at ? bareTime(left_at) : text.no_exit) },
    { head: text.hours, cell: ({ minutes }) => (minutes === null ? '–' : hoursText(minutes)) },
  ]
  return (
    <>
      <p>
        <strong>{text.totals(daysIn(stays), hoursText(minutesIn(stays)))}</strong>
      </p>
      <PlainTable columns={columns} lines={stays.map((stay) => ({ ...stay, id: `${stay.came_at} ${stay.left_at}` }))} />
    </>
  )
}
