/** Names each gate with its condominium if there are several. */
import { Select } from '@mantine/core'
import { useText } from '../../web/language/language.tsx'
import type { Gate } from '../gate.contract.ts'
import { gatesMessages } from './gates.messages.ts'

/** Adds the condominium of the chosen gate to the values of a form. */
export const withPlace =
  (gates: readonly Gate[]) =>
  <Values extends { gate_id: string }>(values: Values) => ({
    ...values,
    condominium_id: gates.find(({ id }) => id === values.gate_id)?.condominium.id ?? '',
  })

export function GateSelect({ gates, input }: { gates: readonly Gate[]; input: object }) {
  const text = useText(gatesMessages)
  const several = new Set(gates.map(({ condominium }) => condominium.id)).size > 1
  return (
    <Select
      label={text.gate}
      data={gates.map(({ id, name, condominium }) => ({
        value: id,
        label: several ? `${name} · ${condominium.name}` : name,
      }))}
      searchable
      allowDeselect={false}
      {...input}
    />
  )
}
