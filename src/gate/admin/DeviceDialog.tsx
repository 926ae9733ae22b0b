/** Giving a device its key: named and put at a gate, then the key, shown this once. */
import { Button, Modal, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { session } from '../../session/session.contract.ts'
import { newId } from '../../shared/ids.ts'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { PasswordField } from '../../web/form/PasswordField.tsx'
import { useText } from '../../web/language/language.tsx'
import { CopyButton } from '../../web/pieces/CopyButton.tsx'
import { type Gate, gate } from '../gate.contract.ts'
import { gatesMessages } from './gates.messages.ts'

interface DeviceDialogProps {
  gates: readonly Gate[]
  onClose: () => void
}

function startTyping(field: HTMLDivElement | null) {
  field?.querySelector('input')?.focus()
}

export function DeviceDialog({ gates, onClose }: DeviceDialogProps) {
  const text = useText(gatesMessages)
  const [made, show] = useState<{ name: string; key: string } | null>(null)
  const several = new Set(gates.map(({ condominium }) => condominium.id)).size > 1
  const making = useCallForm(gate.addDevice, {
    initial: { id: newId(), gate_id: gates[0]?.id ?? '', name: '' },
    input: (values) => ({
      ...values,
      condominium_id: gates.find(({ id }) => id === values.gate_id)?.condominium.id ?? '',
    }),
    done: ({ key }, { name }) => show({ name, key }),
  })
  // Only where the password was not typed in this session just now.
  const proving = useCallForm(session.prove, { initial: { password: '' }, done: () => making.submit() })
  const toProve = making.code === 'prove_yourself'
  if (made) {
    return (
      <Modal
        opened
        onClose={onClose}
        title={text.key_title(made.name)}
        closeOnClickOutside={false}
        closeOnEscape={false}
        withCloseButton={false}
      >
        <Stack>
          <Note tone="wait">{text.key_text}</Note>
          <TextInput
            label={text.key}
            value={made.key}
            readOnly
            data-autofocus
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="garita-dialog-acts">
            <Button variant="default" onClick={onClose}>
              {text.done}
            </Button>
            <CopyButton text={made.key} label={text.copy} done={text.copied} main />
          </div>
        </Stack>
      </Modal>
    )
  }
  return (
    <FormDialog of={toProve ? proving : making} title={text.add_device} submit={text.make_key} onClose={onClose}>
      <Select
        label={text.gate}
        data={gates.map(({ id, name, condominium }) => ({
          value: id,
          label: several ? `${name} · ${condominium.name}` : name,
        }))}
        searchable
        allowDeselect={false}
        {...making.form.getInputProps('gate_id')}
      />
      <TextInput
        label={text.name}
        description={text.device_example}
        withAsterisk
        {...making.form.getInputProps('name')}
      />
      {toProve ? (
        <div ref={startTyping}>
          <Stack>
            <Note tone="wait">{text.prove_text}</Note>
            <PasswordField
              autoComplete="current-password"
              label={text.your_password}
              withAsterisk
              {...proving.form.getInputProps('password')}
            />
          </Stack>
        </div>
      ) : null}
    </FormDialog>
  )
}
