/** Shows the rows of a file in a table, a hundred more at each press. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../web/cards/Card.tsx'
import { type PlainColumn, PlainTable } from '../web/cards/lists/PlainTable.tsx'
import { useText } from '../web/language/language.tsx'
import { importMessages } from './imports.messages.ts'

const shownAtOnce = 100

interface GrowingTableProps<Line> {
  title: string
  columns: readonly PlainColumn<Line>[]
  lines: readonly Line[]
}

export function GrowingTable<Line extends { id: string }>({ title, columns, lines }: GrowingTableProps<Line>) {
  const { more_rows } = useText(importMessages)
  const [shown, setShown] = useState(shownAtOnce)
  return (
    <Card title={title}>
      <PlainTable columns={columns} lines={lines.slice(0, shown)} />
      {lines.length > shown ? (
        <Button variant="default" onClick={() => setShown(shown + shownAtOnce)}>
          {more_rows(lines.length - shown)}
        </Button>
      ) : null}
    </Card>
  )
}
