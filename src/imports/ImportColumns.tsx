/** Asks which column of the file holds what; what was recognized is chosen already. */
import { Select } from '@mantine/core'
import { Card } from '../web/cards/Card.tsx'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { choicesOf, columns, headRows, type Layout, needed, placesIn } from './columns.ts'
import type { FileRow } from './imports.contract.ts'
import { importMessages } from './imports.messages.ts'
import './imports.css'

interface ImportColumnsProps {
  rows: readonly FileRow[]
  layout: Layout
  onChange: (layout: Layout) => void
}

export function ImportColumns({ rows, layout, onChange }: ImportColumnsProps) {
  const text = useText(importMessages)
  const { head, places } = layout
  const choices = choicesOf(rows, head).map(({ place, letter, header, sample }) => ({
    value: String(place),
    label: [`${letter}.`, header, sample && `(${sample})`].filter(Boolean).join(' '),
  }))
  const heads = rows.slice(0, headRows).map(({ number, cells }) => ({
    value: String(number),
    label: text.head_row(number, cells.filter(Boolean).join(', ').slice(0, 60)),
  }))
  const missing = needed.filter((column) => places[column] === undefined)
  const begin = (number: number) => {
    const row = rows.find((one) => one.number === number)
    onChange({ head: number, places: row ? placesIn(row) : {} })
  }
  return (
    <Card title={text.columns_title}>
      {missing.length > 0 ? (
        <Note tone="wait">
          {text.columns_missing(missing.map((column) => text.columns[column].toLowerCase()).join(', '))}
        </Note>
      ) : null}
      <div className="garita-import-columns">
        <Select
          label={text.head}
          data={[...heads, { value: '0', label: text.no_head }]}
          value={String(head)}
          allowDeselect={false}
          onChange={(value) => begin(Number(value))}
        />
        {columns.map((column) => (
          <Select
            key={column}
            label={text.columns[column]}
            placeholder={text.no_column}
            data={choices}
            value={places[column] === undefined ? null : String(places[column])}
            clearable
            clearButtonProps={{ 'aria-label': text.clear_column(text.columns[column]) }}
            withAsterisk={needed.some((one) => one === column)}
            onChange={(value) => {
              const { [column]: _, ...others } = places
              onChange({ head, places: value === null ? others : { ...others, [column]: Number(value) } })
            }}
          />
        ))}
      </div>
    </Card>
  )
}
