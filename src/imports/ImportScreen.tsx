/** Imports residents from a spreadsheet; saves nothing until every line is valid or set aside. */
import { Button, Checkbox } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { useCurrentUser } from '../web/calls/currentUser.tsx'
import { useRead } from '../web/calls/queries.ts'
import { useRefusalText } from '../web/calls/refusals.tsx'
import { Card } from '../web/cards/Card.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { StatCard, StatRow } from '../web/cards/StatCard.tsx'
import { ChoiceSelect } from '../web/form/ChoiceSelect.tsx'
import { Page } from '../web/frame/Page.tsx'
import { useText } from '../web/language/language.tsx'
import { TextLink } from '../web/pieces/Links.tsx'
import { FileField } from './FileField.tsx'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportFaults } from './ImportFaults.tsx'
import { ImportLines } from './ImportLines.tsx'
import { importMessages } from './imports.messages.ts'
import { rowsToCheck, sharedUnits, stateOf, unitsIn } from './imports.rules.ts'
import { type ImportLine, useImport } from './useImport.web.ts'
import { useSample } from './useSample.web.ts'

const firstShown = 5

const isSaved = ({ outcome }: ImportLine) => outcome === 'saved' || outcome === 'already_there'
const badFirst = (a: ImportLine, b: ImportLine) => Number(isSaved(a)) - Number(isSaved(b))

export function ImportScreen() {
  const text = useText(importMessages)
  const refusalText = useRefusalText()
  const importing = useImport()
  const { file, layout, setLayout, problem, lines, open, save, stage, trouble, checking } = importing
  const sample = useSample()
  const { sends_mail } = useCurrentUser()
  const places = useRead(condominiums.choose, { search: '' }).data
  const only = places?.length === 1 ? places[0] : undefined
  const [picked, setPicked] = useState<string | null>(null)
  const place = picked ?? only?.id ?? null
  const [aside, setAside] = useState(false)
  const ready = lines.filter((line) => line.resident && line.outcome === undefined)
  const shared = layout.places.tower === undefined ? sharedUnits(lines) : []
  const saved = lines.filter(({ outcome }) => outcome === 'saved').length
  const warned = ready.filter((line) => stateOf(line) === 'warned')
  const whole = ready.filter((line) => stateOf(line) === 'ready')
  const wrong = lines.filter((line) => line.outcome === undefined && !line.resident)
  const toCheck = rowsToCheck(lines, importing.asInFile).filter(({ outcome }) => outcome === undefined)
  const refused = lines.filter((line) => line.outcome && !isSaved(line))
  const busy = stage === 'reading' || stage === 'saving'
  const begun = lines.some(({ outcome }) => outcome)
  return (
    <Page title={text.title} subtitle={text.subtitle} crumbs={[{ label: text.people, to: '/dashboard/admin/users' }]}>
      <Card title={text.file_title}>
        <div className="garita-import-start">
          <ChoiceSelect
            call={condominiums.choose}
            label={text.condominium}
            placeholder={text.choose_condominium}
            withAsterisk
            chosen={only}
            value={place}
            disabled={busy || begun}
            onChange={setPicked}
          />
          <FileField
            accept=".xlsx,.ods,.xls,.csv,.txt,.tsv"
            disabled={busy}
            onChange={(chosen) => {
              setAside(false)
              void open(chosen)
            }}
          />
        </div>
        <div>
          <Button
            variant="default"
            leftSection={<IconDownload size={20} aria-hidden />}
            loading={sample.pending}
            onClick={() => void sample.take()}
          >
            {text.sample}
          </Button>
        </div>
        {trouble ? <Note tone="bad">{refusalText(trouble)}</Note> : null}
        {stage === 'reading' ? <Note>{text.reading}</Note> : null}
        {problem === 'empty' ? <Note tone="bad">{text.file_empty}</Note> : null}
        {problem === 'too_many' ? <Note tone="bad">{text.file_too_many}</Note> : null}
      </Card>
      {file && !begun && (!problem || problem === 'columns_missing') ? (
        <ImportColumns rows={file.rows} layout={layout} onChange={setLayout} />
      ) : null}
      {lines.length > 0 ? (
        <>
          <StatRow>
            {begun ? <StatCard label={text.imported} figure={saved} /> : null}
            {stage === 'done' ? null : <StatCard label={text.understood} figure={whole.length} />}
            {begun ? null : <StatCard label={text.units} figure={unitsIn(lines)} />}
            {warned.length > 0 ? <StatCard label={text.warned} figure={warned.length} tone="wait" /> : null}
            <StatCard
              label={text.wrong}
              figure={wrong.length + refused.length}
              tone={wrong.length + refused.length > 0 ? 'wait' : undefined}
            />
          </StatRow>
          {layout.places.email === undefined && !begun ? <Note tone="wait">{text.no_email_column}</Note> : null}
          {shared[0] && !begun ? (
            <Note tone="wait">
              {text.shared(shared.length, shared[0].unit_number, shared[0].names.slice(0, 3).join(', '))}
            </Note>
          ) : null}
          {importing.known_failed ? <Note tone="bad">{text.known_failed}</Note> : null}
          {stage === 'done' ? (
            <Note title={text.done_title}>
              {text.done(saved)} <TextLink to="/dashboard/admin/users">{text.see_people}</TextLink> ·{' '}
              <TextLink to="/dashboard/admin/invitations" search={place ? { condominium_id: place } : {}}>
                {text.to_invitations}
              </TextLink>
            </Note>
          ) : (
            <Stack>
              {toCheck.length > 0 ? (
                <ImportFaults lines={toCheck} corrections={importing.corrections} onCorrect={importing.correct}>
                  {warned.length > 0 ? <p>{text.warned_text(warned.length)}</p> : null}
                </ImportFaults>
              ) : null}
              {whole.length > 0 ? <ImportLines title={text.ready_title} lines={whole.slice(0, firstShown)} /> : null}
              {wrong.length > 0 ? (
                <Checkbox
                  label={text.set_aside(wrong.length)}
                  checked={aside}
                  onChange={(event) => setAside(event.currentTarget.checked)}
                />
              ) : null}
              {stage === 'saving' ? (
                <div>
                  <Note>{text.saving(saved, saved + ready.length)}</Note>
                  <progress
                    className="garita-progress"
                    aria-label={text.progress}
                    max={saved + ready.length}
                    value={saved}
                  />
                </div>
              ) : (
                <Note>{sends_mail ? text.what_happens : text.what_happens_without_mail}</Note>
              )}
              <Button
                loading={stage === 'saving'}
                disabled={!place || checking || ready.length === 0 || (wrong.length > 0 && !aside)}
                onClick={() => place && void save(place)}
              >
                {text.submit(ready.length)}
              </Button>
            </Stack>
          )}
          {begun ? <ImportLines title={text.outcome_title} lines={lines.toSorted(badFirst)} withOutcome /> : null}
        </>
      ) : null}
    </Page>
  )
}
