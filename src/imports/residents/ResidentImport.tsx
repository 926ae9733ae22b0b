/** Imports residents from a spreadsheet; saves nothing until every line is valid or set aside. */
import { Box, Button, Checkbox, Group, Text } from '@mantine/core'
import { useId, useMemo, useState } from 'react'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { Note, Offer } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { StatCard, StatStrip } from '../../web/cards/StatCard.tsx'
import { useText } from '../../web/language/language.tsx'
import { TextLink } from '../../web/pieces/Links.tsx'
import { columns, needed, placesIn } from '../columns.ts'
import { ImportColumns } from '../ImportColumns.tsx'
import { type Fault, ImportFaults } from '../ImportFaults.tsx'
import { type ImportProps, tones } from '../ImportStart.tsx'
import { importMessages } from '../imports.messages.ts'
import { type Field, fields, rowsToCheck, sharedUnits, stateOf, unitsIn } from '../imports.rules.ts'
import { SavedSoFar } from '../SavedSoFar.tsx'
import { ImportLines } from './ImportLines.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportsMade, UndoThis } from './UndoImport.tsx'
import { type ImportLine, useImport } from './useImport.web.ts'
import { useRowsSeen } from './useRowsSeen.web.ts'

const firstShown = 5

const isSaved = ({ outcome }: ImportLine) => outcome === 'saved' || outcome === 'already_there'
const fieldOf: Record<ImportLine['problems'][number], Field> = {
  ...{ name_missing: 'full_name', name_wrong: 'full_name', unit_missing: 'unit_number', unit_wrong: 'unit_number' },
  ...{ email_wrong: 'email', email_known: 'email' },
}

const badFirst = (a: ImportLine, b: ImportLine) => Number(isSaved(a)) - Number(isSaved(b))

export function ResidentImport({ place, start }: ImportProps) {
  const text = useText(importMessages)
  const importing = useImport()
  const { file, layout, setLayout, problem, lines, open, save, stage, trouble, checking } = importing
  const { sends_mail } = useCurrentUser()
  const [aside, setAside] = useState(false)
  const ready = lines.filter((line) => line.resident && line.outcome === undefined)
  const shared = layout.places.tower === undefined ? sharedUnits(lines) : []
  const saved = lines.filter(({ outcome }) => outcome === 'saved').length
  const warned = ready.filter((line) => stateOf(line) === 'warned')
  const whole = ready.filter((line) => stateOf(line) === 'ready')
  const wrong = lines.filter((line) => line.outcome === undefined && !line.resident)
  const toCheck = rowsToCheck(lines, importing.asInFile).filter(({ outcome }) => outcome === undefined)
  const refused = lines.filter((line) => line.outcome && !isSaved(line))
  const begun = lines.some(({ outcome }) => outcome)
  const asked = fields.filter((field) => field !== 'kind' || lines.some(({ written }) => written.kind))
  const faultOf = (line: ImportLine): Fault<Field> => {
    const { number, written, problems, email_left_out, phone_left_out, kind_left_out } = line
    const typed = { ...written, ...importing.corrections.get(number) }
    return {
      ...{ id: line.id, number, tone: tones[stateOf(line)] },
      said: [
        ...problems.map((problem) => text.problems[problem]),
        ...(email_left_out ? [text.email_left_out(written.email)] : []),
        ...(phone_left_out ? [text.phone_left_out(written.phone_number)] : []),
        ...(kind_left_out ? [text.kind_left_out(written.kind)] : []),
      ].join('. '),
      fields: asked.map((field) => ({
        ...{ field, label: text.columns[field], written: typed[field] },
        wrong: problems.some((problem) => fieldOf[problem] === field),
      })),
    }
  }
  const seen = useRowsSeen(
    begun ? null : place,
    useMemo(() => lines.flatMap(({ resident }) => resident ?? []), [lines]),
  )
  // Links the button to the reason why it is disabled.
  const lackingId = useId()
  const lacking = place ? (wrong.length > 0 && !aside ? text.correct_first : null) : text.choose_first
  return (
    <>
      {start({
        ...{ stage, begun, trouble, problem },
        onFile: (chosen) => {
          setAside(false)
          void open(chosen)
        },
      })}
      {file && !begun && (!problem || problem === 'columns_missing') ? (
        <ImportColumns
          {...{ rows: file.rows, layout, columns, needed, placesIn, labels: text.columns }}
          onChange={setLayout}
        />
      ) : null}
      {lines.length > 0 ? (
        <section aria-label={text.outcome}>
          <Stack>
            <StatStrip label={text.outcome}>
              <StatCard
                label={text.wrong}
                figure={wrong.length + refused.length}
                tone={wrong.length + refused.length > 0 ? 'wait' : undefined}
              />
              {begun ? <StatCard label={text.imported} figure={saved} /> : null}
              {stage === 'done' ? null : <StatCard label={text.understood} figure={whole.length} />}
              {begun ? null : <StatCard label={text.units} figure={unitsIn(lines)} />}
              {warned.length > 0 ? <StatCard label={text.warned} figure={warned.length} tone="wait" /> : null}
            </StatStrip>
            {stage === 'done' ? null : (
              <Group>
                <Box flex="1 1 20rem">
                  {stage === 'saving' ? (
                    <SavedSoFar saved={saved} of={saved + ready.length} />
                  ) : (
                    <p className="garita-second">{sends_mail ? text.what_happens : text.what_happens_without_mail}</p>
                  )}
                  {wrong.length > 0 ? (
                    <Checkbox
                      label={text.set_aside(wrong.length)}
                      checked={aside}
                      onChange={(event) => setAside(event.currentTarget.checked)}
                    />
                  ) : null}
                </Box>
                {lacking ? (
                  <Text id={lackingId} c="var(--garita-wait)" fw={600}>
                    {lacking}
                  </Text>
                ) : null}
                <Button
                  aria-describedby={lacking ? lackingId : undefined}
                  loading={stage === 'saving'}
                  disabled={!place || checking || ready.length === 0 || (wrong.length > 0 && !aside)}
                  onClick={() => place && void save(place)}
                >
                  {text.submit(ready.length)}
                </Button>
              </Group>
            )}
          </Stack>
        </section>
      ) : null}
      {lines.length > 0 ? (
        <>
          {layout.places.email === undefined && !begun ? <Note tone="wait">{text.no_email_column}</Note> : null}
          {shared[0] && !begun ? (
            <Note tone="wait">
              {text.shared(shared.length, shared[0].unit_number, shared[0].names.slice(0, 3).join(', '))}
            </Note>
          ) : null}
          {begun ? null : <ImportPreview seen={seen} />}
          {importing.known_failed ? <Note tone="bad">{text.known_failed}</Note> : null}
          {stage === 'done' ? (
            <Note title={text.done_title}>
              {text.done(saved)} <TextLink to="/dashboard/admin/users">{text.see_people}</TextLink> ·{' '}
              <TextLink to="/dashboard/admin/invitations" search={place ? { condominium_id: place } : {}}>
                {text.to_invitations}
              </TextLink>
              {place && file ? (
                <Offer>
                  <UndoThis one={{ condominium_id: place, import_id: file.import_id }} />
                </Offer>
              ) : null}
            </Note>
          ) : (
            <Stack>
              {toCheck.length > 0 ? (
                <ImportFaults
                  faults={{ count: toCheck.length, first: (most) => toCheck.slice(0, most).map(faultOf) }}
                  onCorrect={importing.correct}
                >
                  {warned.length > 0 ? <p>{text.warned_text(warned.length)}</p> : null}
                </ImportFaults>
              ) : null}
              {whole.length > 0 ? <ImportLines title={text.ready_title} lines={whole.slice(0, firstShown)} /> : null}
            </Stack>
          )}
          {begun ? <ImportLines title={text.outcome_title} lines={lines.toSorted(badFirst)} withOutcome /> : null}
        </>
      ) : null}
      {place ? <ImportsMade place={place} /> : null}
    </>
  )
}
