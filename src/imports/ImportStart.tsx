/** The first step chooses kind, condominium and file, and reports errors of the file as a whole. */
import { Button, Group, Paper, Select } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { fetchFile } from '../web/calls/fileDownload.ts'
import { keepFile } from '../web/calls/keepFile.ts'
import { useRefusalText } from '../web/calls/refusals.tsx'
import { toastRefusal } from '../web/calls/toast.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { ChoiceSelect, type ChoiceSelectProps } from '../web/form/fields/ChoiceSelect.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { FileField } from './FileField.tsx'
import { imports } from './imports.contract.ts'
import { importMessages } from './imports.messages.ts'
import type { FileProblem } from './imports.rules.ts'
import { passImports } from './passes/passes.contract.ts'
import { passMessages } from './passes/passes.messages.ts'
import { type PassKind, passKinds } from './passes/passFacts.ts'

type Imported = 'resident' | PassKind
export const importedKinds = ['resident', ...passKinds] as const

interface Beginning {
  stage: 'idle' | 'reading' | 'saving' | 'done'
  begun: boolean
  trouble: unknown
  problem: FileProblem | null
  onFile: (file: File | null) => void
}

export interface ImportProps {
  place: string | null
  start: (beginning: Beginning) => ReactNode
}

export const tones = { wrong: 'bad', warned: 'wait', ready: 'good' } as const

interface ImportStartProps extends Beginning {
  what: Imported
  onWhat: (what: Imported) => void
  place: string | null
  only: ChoiceSelectProps['chosen']
  onPlace: (place: string | null) => void
}

export function ImportStart(props: ImportStartProps) {
  const { what, onWhat, place, only, onPlace, stage, begun, trouble, problem, onFile } = props
  const text = useText(importMessages)
  const passes = useText(passMessages)
  const refusalText = useRefusalText()
  const sample = useSample(what)
  const busy = stage === 'reading' || stage === 'saving'
  // A readable file hides the explanation of how to make one.
  const [given, setGiven] = useState(false)
  return (
    <Paper component="section" withBorder px="min(1.25rem, 5.5vw)" py="md" aria-label={text.file_title}>
      <Stack>
        <Group align="start" gap="0.5rem 1.25rem">
          <Select
            flex="1 1 9rem"
            label={passes.what}
            data={importedKinds.map((value) => ({
              value,
              label: value === 'resident' ? passes.residents : passes.kinds[value].what,
            }))}
            value={what}
            allowDeselect={false}
            disabled={busy}
            onChange={(value) => onWhat(importedKinds.find((one) => one === value) ?? 'resident')}
          />
          <ChoiceSelect
            flex="1 1 9rem"
            call={condominiums.choose}
            label={text.condominium}
            placeholder={text.choose_condominium}
            withAsterisk
            chosen={only}
            value={place}
            disabled={busy || begun}
            onChange={onPlace}
          />
          <FileField
            accept=".xlsx,.ods,.xls,.csv,.txt,.tsv"
            hint={given ? undefined : what === 'resident' ? text.file_hint : passes.kinds[what].file_hint}
            disabled={busy}
            onChange={(file) => {
              setGiven(file !== null)
              onFile(file)
            }}
          />
        </Group>
        {given && !problem && !trouble ? null : (
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
        )}
        {trouble ? <Note tone="bad">{refusalText(trouble)}</Note> : null}
        {stage === 'reading' ? <Note>{text.reading}</Note> : null}
        {problem === 'empty' ? <Note tone="bad">{text.file_empty}</Note> : null}
        {problem === 'too_many' ? <Note tone="bad">{text.file_too_many}</Note> : null}
      </Stack>
    </Paper>
  )
}

/** Downloads the spreadsheet to fill in. */
function useSample(what: 'resident' | PassKind) {
  const text = useText(importMessages)
  const refusalText = useRefusalText()
  const { language } = useLanguage()
  const [pending, setPending] = useState(false)

  async function take(): Promise<void> {
    setPending(true)
    try {
      const following = { signal: new AbortController().signal, onArrival: () => {} }
      keepFile(
        what === 'resident'
          ? await fetchFile(imports.sample, { language }, following)
          : await fetchFile(passImports.samplePasses, { language, auth_type: what }, following),
      )
    } catch (error) {
      toastRefusal(text.sample_failed, refusalText(error))
    } finally {
      setPending(false)
    }
  }
  return { pending, take }
}
