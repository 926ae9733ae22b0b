/** Imports residents from a spreadsheet file; saves nothing until every line is valid or set aside. */
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { Card } from '../web/cards/Card.tsx'
import { Note } from '../web/cards/Note.tsx'
import { type PlainColumn, PlainTable } from '../web/cards/PlainTable.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { StatCard, StatRow } from '../web/cards/StatCard.tsx'
import { ChoiceSelect } from '../web/form/ChoiceSelect.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { importMessages } from './imports.messages.ts'
import { type ImportLine, useImport } from './useImport.web.ts'

const firstShown = 5

export function ImportScreen() {
  const text = useText(importMessages)
  const { lines, stage, trouble, read, save } = useImport()
  const [place, setPlace] = useState<string | null>(null)
  const [aside, setAside] = useState(false)
  const ready = lines?.filter((line) => line.resident && line.outcome === undefined) ?? []
  const saved = lines?.filter(({ outcome }) => outcome === 'saved').length ?? 0
  const wrong = lines?.filter((line) => !line.resident || (line.outcome && line.outcome !== 'saved')) ?? []
  const busy = stage === 'reading' || stage === 'saving'
  const troubles = {
    empty: text.file_empty,
    too_many: text.file_too_many,
    too_large: text.file_too_large,
    columns_missing: text.file_columns_missing,
    known_failed: text.known_failed,
    save_failed: text.failed,
  }
  return (
    <Page title={text.title} subtitle={text.subtitle}>
      <Card title={text.file_title}>
        <ChoiceSelect
          call={condominiums.choose}
          label={text.condominium}
          placeholder={text.choose_condominium}
          withAsterisk
          value={place}
          disabled={busy || saved > 0}
          onChange={setPlace}
        />
        <TextInput
          type="file"
          accept=".csv,.txt,text/csv"
          label={text.file}
          description={text.file_hint}
          withAsterisk
          disabled={busy}
          onChange={(event) => {
            setAside(false)
            void read(event.currentTarget.files?.[0] ?? null)
          }}
        />
        {trouble ? <Note tone="bad">{troubles[trouble]}</Note> : null}
        {stage === 'reading' ? <Note>{text.reading}</Note> : null}
      </Card>
      {lines ? (
        <>
          <StatRow>
            <StatCard label={text.understood} figure={ready.length + saved} />
            <StatCard label={text.wrong} figure={wrong.length} tone={wrong.length > 0 ? 'wait' : undefined} />
          </StatRow>
          {wrong.length > 0 ? <ImportLines title={text.wrong_title} lines={wrong} wrong /> : null}
          {stage === 'done' ? (
            <Note title={text.done_title}>{text.done(saved)}</Note>
          ) : (
            <Stack>
              <ImportLines title={text.ready_title} lines={ready.slice(0, firstShown)} />
              {wrong.length > 0 ? (
                <Checkbox
                  label={text.set_aside(wrong.length)}
                  checked={aside}
                  onChange={(event) => setAside(event.currentTarget.checked)}
                />
              ) : null}
              <Note>{stage === 'saving' ? text.saving(saved, saved + ready.length) : text.what_happens}</Note>
              <Button
                loading={stage === 'saving'}
                disabled={!place || ready.length === 0 || (wrong.length > 0 && !aside)}
                onClick={() => place && void save(place)}
              >
                {text.submit(ready.length)}
              </Button>
            </Stack>
          )}
        </>
      ) : null}
    </Page>
  )
}

const mostShown = 200

interface ImportLinesProps {
  title: string
  lines: readonly ImportLine[]
  /** Whether something is to be corrected. */
  wrong?: boolean
}

/** Lines of the file as they were written, and what to correct in each. */
export function ImportLines({ title, lines, wrong = false }: ImportLinesProps) {
  const text = useText(importMessages)
  const problemsOf = ({ problems, outcome }: ImportLine) =>
    [...problems, ...(outcome && outcome !== 'saved' ? [outcome] : [])].map((problem) => text.problems[problem])
  const columns: PlainColumn<ImportLine>[] = [
    { head: text.row, cell: ({ number }) => number, code: true },
    { head: text.name, cell: ({ written }) => written.full_name },
    { head: text.email, cell: ({ written }) => written.email },
    { head: text.unit, cell: ({ written }) => written.unit_number, code: true },
  ]
  if (wrong) columns.push({ head: text.problem, cell: (line) => problemsOf(line).join('. ') })
  return (
    <Card title={title}>
      <PlainTable columns={columns} lines={lines.slice(0, mostShown)} />
    </Card>
  )
}
