/** Choosing what codes without an end open at the readers of a condominium, with what each choice means. */
import { InputWrapper, SegmentedControl } from '@mantine/core'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { gate } from '../gate.contract.ts'
import { gatesMessages } from './gates.messages.ts'
import type { ReaderRulesOf } from './ReaderRulesList.tsx'
import { endlessKinds, readerChoices } from './readerChoices.ts'

export function ReaderRulesDialog({ of, onClose }: { of: ReaderRulesOf; onClose: () => void }) {
  const text = useText(gatesMessages)
  const choosing = useCallForm(gate.chooseReaderRules, {
    initial: {
      condominium_id: of.condominium.id,
      // What new condominiums begin with.
      co_resident: of.co_resident ?? 'day',
      permanent_visitor: of.permanent_visitor ?? 'day',
      worker: of.worker ?? 'day',
      vehicle: of.vehicle ?? 'plain',
    },
    done: () => {
      toastSuccess(text.chosen)
      onClose()
    },
  })
  return (
    <FormDialog of={choosing} title={text.choose_title(of.condominium.name)} onClose={onClose}>
      {endlessKinds.map((kind) => (
        <InputWrapper
          key={kind}
          label={text.kinds[kind]}
          description={`${text.meanings[choosing.form.values[kind]]}${kind === 'vehicle' ? ` ${text.plates}` : ''}`}
          inputWrapperOrder={['label', 'input', 'description']}
        >
          <SegmentedControl
            fullWidth
            size="md"
            aria-label={text.kinds[kind]}
            data={readerChoices.map((value) => ({ value, label: text.choices[value] }))}
            {...choosing.form.getInputProps(kind)}
          />
        </InputWrapper>
      ))}
    </FormDialog>
  )
}
