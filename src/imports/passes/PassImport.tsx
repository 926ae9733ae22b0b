/** Imports vehicles, workers or permanent visitors; saves nothing until every line is valid or set aside. */
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { StatCard, StatStrip } from '../../web/cards/StatCard.tsx'
import { useText } from '../../web/language/language.tsx'
import { TextLink } from '../../web/pieces/Links.tsx'
import { ImportColumns } from '../ImportColumns.tsx'
import { type Fault, ImportFaults } from '../ImportFaults.tsx'
import { type ImportProps, tones } from '../ImportStart.tsx'
import { importMessages } from '../imports.messages.ts'
import { SavedSoFar } from '../SavedSoFar.tsx'
import { PassImportLines } from './PassImportLines.tsx'
import { PassLists } from './PassLists.tsx'
import { neededOf, type PassField, passColumns, passFields, passReaders } from './passColumns.ts'
import { passMessages } from './passes.messages.ts'
import { passRowsToCheck, passStateOf, unitsWithoutHost } from './passes.rules.ts'
import type { PassKind } from './passFacts.ts'
import { type PassImportLine, usePassImport } from './usePassImport.web.ts'

const firstShown = 5
const namedUnits = 6

const isSettled = ({ outcome }: PassImportLine) => outcome === 'saved' || outcome === 'already_there'
const badFirst = (a: PassImportLine, b: PassImportLine) => Number(isSettled(a)) - Number(isSettled(b))

export function PassImport({ kind, place, start }: ImportProps & { kind: PassKind }) {
  const shared = useText(importMessages)
  const text = useText(passMessages)
  const importing = usePassImport(kind, place)
  const { file, layout, problem, lines, stage, trouble } = importing
  const [aside, setAside] = useState(false)
  const count = (wanted: PassImportLine['outcome']) => lines.filter(({ outcome }) => outcome === wanted).length
  const ready = lines.filter((line) => line.facts && line.outcome === undefined)
  const whole = ready.filter((line) => passStateOf(line) === 'ready')
  const warned = ready.length - whole.length
  const wrong = lines.filter((line) => line.outcome === undefined && !line.facts)
  const failed = wrong.length + lines.filter((line) => line.outcome && !isSettled(line)).length
  const toCheck = passRowsToCheck(lines, importing.asInFile).filter(({ outcome }) => outcome === undefined)
  const proposed = wrong.filter(({ proposal }) => proposal)
  const hostless = unitsWithoutHost(wrong)
  const begun = lines.some(({ outcome }) => outcome)
  const done = count('saved') + count('already_there')

  const faultOf = (line: PassImportLine): Fault<PassField> => {
    const { id, number, written, problems, phone_left_out, proposal } = line
    const typed = { ...written, ...importing.corrections.get(number) }
    const said = problems.map(({ field, why }) => {
      if (why === 'unknown') return text.unit_unknown(written.unit_number ?? '')
      if (why === 'no_host') return text.no_host(written.unit_number ?? '')
      if (why === 'missing') return text.missing(text.columns[field].toLowerCase())
      if (field === 'schedule') return text.schedule_wrong
      return field === 'until' ? text.until_wrong : text.wrong(text.columns[field].toLowerCase())
    })
    if (phone_left_out) said.push(shared.phone_left_out(written.phone_number ?? ''))
    return {
      ...{ id, number, tone: tones[passStateOf(line)], said: said.join('. ') },
      fields: passFields[kind].map((field) => ({
        ...{ field, label: text.columns[field], written: typed[field] ?? '' },
        wrong: problems.some((one) => one.field === field),
      })),
      offer: proposal
        ? { label: text.take_proposal(proposal), take: () => importing.takeProposals([line]) }
        : undefined,
    }
  }

  return (
    <>
      {start({
        ...{ stage, begun, trouble, problem },
        onFile: (chosen) => {
          setAside(false)
          void importing.open(chosen)
        },
      })}
      {importing.units_failed ? <Note tone="bad">{text.units_failed}</Note> : null}
      {file && !begun && (!problem || problem === 'columns_missing') ? (
        <ImportColumns
          {...{ rows: file.rows, layout, labels: text.columns, columns: passColumns[kind], needed: neededOf[kind] }}
          placesIn={passReaders[kind].placesIn}
          onChange={importing.setLayout}
        />
      ) : null}
      {lines.length > 0 ? (
        <StatStrip label={shared.outcome}>
          <StatCard label={shared.wrong} figure={failed} tone={failed > 0 ? 'wait' : undefined} />
          {begun ? <StatCard label={shared.imported} figure={count('saved')} /> : null}
          {begun ? <StatCard label={text.already} figure={count('already_there')} /> : null}
          {stage === 'done' ? null : <StatCard label={shared.understood} figure={whole.length} />}
          {warned > 0 ? <StatCard label={shared.warned} figure={warned} tone="wait" /> : null}
        </StatStrip>
      ) : null}
      {lines.length > 0 ? (
        <>
          {place === null ? <Note tone="wait">{text.choose_first}</Note> : null}
          {stage === 'done' ? (
            <Note title={shared.done_title}>{text.done(count('saved'), count('already_there'))}</Note>
          ) : (
            <Stack>
              {hostless.length > 0 ? (
                <Note tone="wait">
                  {text.no_hosts(hostless.length, hostless.slice(0, namedUnits).join(', '))}{' '}
                  <TextLink to="/dashboard/admin/import">{text.to_residents}</TextLink>
                </Note>
              ) : null}
              {toCheck.length > 0 ? (
                <ImportFaults
                  faults={{ count: toCheck.length, first: (most) => toCheck.slice(0, most).map(faultOf) }}
                  onCorrect={importing.correct}
                >
                  {warned > 0 ? <p>{shared.warned_text(warned)}</p> : null}
                  {proposed.length > 0 ? (
                    <div>
                      <Button variant="default" onClick={() => importing.takeProposals(proposed)}>
                        {text.take_proposals(proposed.length)}
                      </Button>
                    </div>
                  ) : null}
                </ImportFaults>
              ) : null}
              {whole.length > 0 ? (
                <PassImportLines title={shared.ready_title} kind={kind} lines={whole.slice(0, firstShown)} />
              ) : null}
              {wrong.length > 0 ? (
                <Checkbox
                  label={shared.set_aside(wrong.length)}
                  checked={aside}
                  onChange={(event) => setAside(event.currentTarget.checked)}
                />
              ) : null}
              {stage === 'saving' ? (
                <SavedSoFar saved={done} of={done + ready.length} />
              ) : (
                <Note>{text.what_happens}</Note>
              )}
              <Button
                loading={stage === 'saving'}
                disabled={!place || importing.checking || ready.length === 0 || (wrong.length > 0 && !aside)}
                onClick={() => void importing.save()}
              >
                {text.submit(ready.length)}
              </Button>
            </Stack>
          )}
          {begun ? (
            <PassImportLines title={shared.outcome_title} kind={kind} lines={lines.toSorted(badFirst)} withOutcome />
          ) : null}
        </>
      ) : null}
      {place ? <PassLists place={place} /> : null}
    </>
  )
}
