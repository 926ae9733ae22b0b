import { Group, Stack, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { amenityName, amenityTypeNames } from '../shared/amenityTypes.ts'
import { type Turning, useList } from '../web/calls/list.ts'
import { useText } from '../web/language/language.tsx'
import { RowTime } from '../web/listing/dayRows.tsx'
import { Listing } from '../web/listing/Listing.tsx'
import { TextLink } from '../web/pieces/Links.tsx'
import { useFigureWords } from './figureWords.web.ts'
import { ReportHead } from './ReportHead.tsx'
import styles from './ReportOf.module.css'
import { type ReportFilter, withoutRows } from './reportAddress.ts'
import { type Figure, type Report, reports } from './reports.contract.ts'
import { figureTexts, rowTexts } from './reports.messages.ts'
import { useRowColumns } from './rowColumns.tsx'

interface RowsOfProps {
  report: Report
  rows: Figure
  filter: ReportFilter
  turning: Turning
}

export function RowsOf({ report, rows, filter, turning }: RowsOfProps) {
  const text = useText(rowTexts)
  const title = useRowsTitle(report, rows, filter)
  const columns = useRowColumns(rows, report.condominium.time_zone)
  const { kind, hour, weekday, amenity_id } = filter
  const [from, until] = [filter.rows_from ?? report.from, filter.rows_until ?? report.until]
  const asked = { condominium_id: report.condominium.id, from, until, figure: rows, kind, hour, weekday, amenity_id }
  const list = useList(reports.rows, asked, turning)
  const head = useRef<HTMLHeadingElement>(null)
  // The pressed link has disappeared: the heading gets the focus.
  useEffect(() => head.current?.focus(), [])
  return (
    <Stack className={styles.report} gap="sm">
      <header>
        <TextLink to="." search={(before) => ({ ...before, ...withoutRows })} className="garita-off-paper">
          <Group component="span" display="inline-flex" gap="0.375rem" mih="var(--garita-touch)">
            <IconArrowLeft size={18} stroke={1.75} aria-hidden /> {text.back}
          </Group>
        </TextLink>
        <Title order={2} ref={head} tabIndex={-1}>
          {title}
        </Title>
      </header>
      <ReportHead condominium={report.condominium} from={from} until={until} />
      <Listing
        label={title}
        columns={columns}
        list={list}
        failed={text.failed}
        day={({ at }) => ({ at, zone: report.condominium.time_zone })}
        rowKey={({ id }) => id}
        avatars="desk"
        lead={({ at }) => <RowTime at={at} zone={report.condominium.time_zone} />}
        nameless={({ who, hidden }) => hidden || who === null}
        rowName={({ who, hidden }) => (hidden ? text.hidden : (who ?? text.removed))}
        empty={{ title: text.empty, text: text.empty_text }}
      />
    </Stack>
  )
}

function useRowsTitle({ amenities }: Report, rows: Figure, { kind, hour, weekday, amenity_id }: ReportFilter): string {
  const figures = useText(figureTexts)
  const types = useText(amenityTypeNames)
  const say = useFigureWords()
  const amenity = amenities.find((one) => one.amenity_id === amenity_id)
  const narrowed = [
    kind === undefined ? '' : say.kind(kind),
    hour === undefined ? '' : say.hours(hour),
    weekday === undefined ? '' : say.dates.weekday(weekday),
    amenity === undefined ? '' : amenityName(amenity, types),
  ]
  return [figures[rows], ...narrowed.filter(Boolean)].join(' · ')
}
