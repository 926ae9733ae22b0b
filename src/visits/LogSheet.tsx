/** What stands on the sheet: its own facts first, so that the paper can be held against the log, then the lines. */
import type { Output } from '../shared/contract.ts'
import { roleTexts } from '../shared/roles.ts'
import { useDates } from '../web/cards/dates.ts'
import { Empty } from '../web/cards/Empty.tsx'
import { Facts } from '../web/cards/Facts.tsx'
import { Note } from '../web/cards/Note.tsx'
import { type PlainColumn, PlainTable } from '../web/cards/PlainTable.tsx'
import { useText } from '../web/language/language.tsx'
import { ToldLines } from './ToldLines.tsx'
import type { visits } from './visits.contract.ts'
import { eventTexts, sheetTexts, visitMessages } from './visits.messages.ts'
import { subjectWord, visitorName } from './visits.rules.ts'

type Sheet = Output<typeof visits.sheet>
type Line = Sheet['lines'][number]

interface LogSheetProps {
  sheet: Sheet
  filter: { search: string; from?: string | undefined; until?: string | undefined }
}

export function LogSheet({ sheet, filter }: LogSheetProps) {
  const text = useText(sheetTexts)
  const { log, list } = useText(visitMessages)
  const roles = useText(roleTexts)
  const dates = useDates()
  const events: Record<string, string> = useText(eventTexts)
  const places = [...new Set(sheet.lines.map(({ condominium }) => condominium.name))]
  const kindOf = (line: Line) => subjectWord(line.auth_type, log)
  const agentOf = (line: Line) => line.agent_name ?? (line.by_resident ? log.resident : log.system)
  const columns: PlainColumn<Line>[] = [
    { head: log.when, cell: ({ wall }) => wall, code: true },
    {
      head: log.event,
      cell: (line) => (
        <>
          {events[line.event_type] ?? line.event_type}
          {line.authorized_by ? <div>{log.by_phone(line.authorized_by)}</div> : null}
          {line.override_reason ? <div>{log.reason(line.override_reason)}</div> : null}
        </>
      ),
    },
    {
      head: log.who,
      cell: (line) => (
        <>
          {visitorName(line) || log.unknown}
          {kindOf(line) ? <div>{kindOf(line)}</div> : null}
        </>
      ),
    },
    { head: list.unit, cell: ({ unit_number }) => unit_number, code: true },
    {
      head: log.agent,
      cell: (line) => (
        <>
          {agentOf(line)}
          <ToldLines told={line.told} arrived={line.wall_arrived} />
        </>
      ),
    },
    { head: list.condominium, cell: ({ condominium }) => condominium.name },
  ]
  return (
    <div className="garita-sheet">
      <Facts>
        <dt>{text.asked_by}</dt>
        <dd>
          {sheet.asked_by} ({roles[sheet.asked_role]})
        </dd>
        <dt>{text.asked_at}</dt>
        <dd>{dates.moment(sheet.asked_at)}</dd>
        <dt>{text.places}</dt>
        <dd>{places.join(', ') || text.none}</dd>
        <dt>{text.days}</dt>
        <dd>{text.from_until(filter.from ?? text.beginning, filter.until ?? text.today)}</dd>
        <dt>{text.search}</dt>
        <dd>{filter.search || text.none}</dd>
        <dt>{text.lines}</dt>
        <dd>{text.shown(sheet.lines.length, sheet.total)}</dd>
      </Facts>
      {sheet.total > sheet.lines.length ? <Note tone="wait">{text.more}</Note> : null}
      {sheet.lines.length === 0 ? (
        <Empty title={log.empty} text={log.empty_text} />
      ) : (
        <PlainTable columns={columns} lines={sheet.lines} />
      )}
    </div>
  )
}
