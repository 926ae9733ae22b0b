/** Assigns the file's columns to fields; recognized ones are preselected. */
import { Select, SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { Fold } from '../web/cards/Fold.tsx'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { choicesOf, headRows, type Layout } from './columns.ts'
import type { FileRow } from './imports.contract.ts'
import { importMessages } from './imports.messages.ts'

interface ImportColumnsProps<Name extends string> {
  rows: readonly FileRow[]
  layout: Layout<Name>
  /** In the order of the questions. */
  columns: readonly Name[]
  labels: Readonly<Record<Name, string>>
  needed: readonly Name[]
  placesIn: (head: FileRow) => Layout<Name>['places']
  onChange: (layout: Layout<Name>) => void
}

export function ImportColumns<Name extends string>(props: ImportColumnsProps<Name>) {
  const { rows, layout, columns, labels, needed, placesIn, onChange } = props
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
  // Stays open during the choice.
  const [asked] = useState(missing.length > 0)
  const known = columns.filter((column) => places[column] !== undefined).map((column) => labels[column])
  return (
    <Fold title={text.columns_title} said={known.join(', ')} open={asked}>
      {missing.length > 0 ? (
        <Note tone="wait">
          {text.columns_missing(missing.map((column) => labels[column].toLowerCase()).join(', '))}
        </Note>
      ) : null}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
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
            label={labels[column]}
            placeholder={text.no_column}
            data={choices}
            value={places[column] === undefined ? null : String(places[column])}
            clearable
            clearButtonProps={{ 'aria-label': text.clear_column(labels[column]) }}
            withAsterisk={needed.some((one) => one === column)}
            onChange={(value) => {
              onChange({ head, places: { ...places, [column]: value === null ? undefined : Number(value) } })
            }}
          />
        ))}
      </SimpleGrid>
    </Fold>
  )
}
