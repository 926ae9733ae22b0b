/** Puts a spare tablet into service from the supervisor's list of gates, and takes the replaced one out. */
import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { IconDeviceTablet } from '@tabler/icons-react'
import { useState } from 'react'
import { session } from '../../../session/session.contract.ts'
import { newId } from '../../../shared/ids.ts'
import { useCallForm } from '../../../web/form/callForm.ts'
import { OneTimeSecret } from '../../../web/form/OneTimeSecret.tsx'
import { ProvedDialog } from '../../../web/form/ProvedDialog.tsx'
import { useText } from '../../../web/language/language.tsx'
import { stations } from '../stations.contract.ts'
import { spareMessages } from './spare.messages.ts'

export interface SpareGate {
  id: string
  name: string
  condominium: { id: string }
  tablets: readonly { id: string; name: string }[]
}

export function SpareButton({ gate }: { gate: SpareGate }) {
  const text = useText(spareMessages)
  const [shown, setShown] = useState(false)
  return (
    <>
      <Button
        variant="default"
        aria-label={text.open(gate.name)}
        leftSection={<IconDeviceTablet size={20} aria-hidden />}
        onClick={() => setShown(true)}
      >
        {text.short}
      </Button>
      {shown ? <SpareDialog gate={gate} onClose={() => setShown(false)} /> : null}
    </>
  )
}

/** The select field has no other value for "no tablet". */
const none = ''

function SpareDialog({ gate, onClose }: { gate: SpareGate; onClose: () => void }) {
  const text = useText(spareMessages)
  const [made, setMade] = useState<{ name: string; code: string } | null>(null)
  const making = useCallForm(stations.makeSpareCode, {
    initial: {
      id: newId(),
      name: text.first,
      retires: (gate.tablets.length === 1 && gate.tablets[0]?.id) || none,
      renews_numbers: false,
    },
    input: ({ retires, ...values }) => ({
      ...values,
      ...{ condominium_id: gate.condominium.id, gate_id: gate.id, retires: retires || null },
    }),
    done: ({ code }, { name }) => setMade({ name, code }),
  })
  if (made) {
    return (
      <OneTimeSecret
        title={text.code_title(made.name)}
        label={text.code}
        secret={made.code}
        words={text}
        onClose={onClose}
      >
        <p>{text.code_text(`${location.host}/station`)}</p>
        <p>{text.relief}</p>
      </OneTimeSecret>
    )
  }
  const { form } = making
  return (
    <ProvedDialog
      of={making}
      prove={session.prove}
      why={text.prove}
      title={text.open(gate.name)}
      submit={text.submit}
      onClose={onClose}
    >
      <p>{text.text}</p>
      <TextInput label={text.name} withAsterisk maxLength={80} {...form.getInputProps('name')} />
      {gate.tablets.length > 0 ? (
        <Select
          label={text.retires}
          description={text.retires_text}
          allowDeselect={false}
          data={[
            ...gate.tablets.map(({ id, name }) => ({ value: id, label: name })),
            { value: none, label: text.none },
          ]}
          {...form.getInputProps('retires')}
        />
      ) : null}
      {form.values.retires === none ? null : (
        <Checkbox
          label={text.stolen}
          description={text.stolen_text}
          {...form.getInputProps('renews_numbers', { type: 'checkbox' })}
        />
      )}
    </ProvedDialog>
  )
}
