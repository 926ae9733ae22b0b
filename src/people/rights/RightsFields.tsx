/** What somebody is in a home, and whether they may authorize there: an employee usually may not. */
import { Select, Switch } from '@mantine/core'
import { askedTexts, homeKindTexts, rightsMessages } from '../../households/rights.messages.ts'
import { askedWays, type HomeKind, homeKinds, mayUsually } from '../../households/rights.rules.ts'
import { useText } from '../../web/language/language.tsx'

export interface Rights {
  kind: HomeKind | null
  may_authorize: boolean
}

export const unsaid: Rights = { kind: null, may_authorize: true }

export function RightsFields({ value, onChange }: { value: Rights; onChange: (value: Rights) => void }) {
  const text = useText(rightsMessages)
  const kinds = useText(homeKindTexts)
  return (
    <>
      <Select
        label={text.kind}
        placeholder={text.kind_unsaid}
        clearable
        data={homeKinds.map((kind) => ({ value: kind, label: kinds[kind] }))}
        value={value.kind}
        onChange={(chosen) => {
          const kind = homeKinds.find((one) => one === chosen) ?? null
          onChange({ kind, may_authorize: mayUsually(kind) })
        }}
      />
      <Switch
        label={text.may_authorize}
        description={text.may_authorize_hint}
        checked={value.may_authorize}
        onChange={(event) => onChange({ ...value, may_authorize: event.currentTarget.checked })}
      />
    </>
  )
}

/** Beside them, of a home that is there already: when they are asked. */
export function AskedSelect({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText(rightsMessages)
  const ways = useText(askedTexts)
  return (
    <Select
      label={text.asked}
      description={text.asked_hint}
      allowDeselect={false}
      data={askedWays.map((way) => ({ value: way, label: ways[way] }))}
      value={value}
      onChange={(way) => onChange(way ?? value)}
    />
  )
}
