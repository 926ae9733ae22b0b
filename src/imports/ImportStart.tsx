/** How an import begins: what it is about, into which condominium, the file, and what is wrong with the file as a whole. */
import { Button, Select } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { condominiums } from '../condominiums/condominiums.contract.ts'
import { useRefusalText } from '../web/calls/refusals.tsx'
import { Card } from '../web/cards/Card.tsx'
import { Note } from '../web/cards/Note.tsx'
import { ChoiceSelect, type ChoiceSelectProps } from '../web/form/fields/ChoiceSelect.tsx'
import { useText } from '../web/language/language.tsx'
import { FileField } from './FileField.tsx'
import { importMessages } from './imports.messages.ts'
import type { FileProblem } from './imports.rules.ts'
import { passMessages } from './passes/passes.messages.ts'
import { type PassKind, passKinds } from './passes/passFacts.ts'
import { useSample } from './useSample.web.ts'
import './imports.css'

type Imported = 'resident' | PassKind
export const importedKinds = ['resident', ...passKinds] as const

/** How far an import is. */
interface Beginning {
  stage: 'idle' | 'reading' | 'saving' | 'done'
  begun: boolean
  trouble: unknown
  problem: FileProblem | null
  onFile: (file: File | null) => void
}

/** What an import of each kind is given: the condominium, and how it begins. */
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
  // With a file that could be read, how one is made is no longer asked.
  const [given, setGiven] = useState(false)
  return (
    <Card title={text.file_title}>
      <div className="garita-import-start">
        <Select
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
      </div>
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
    </Card>
  )
}
