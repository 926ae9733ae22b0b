/** A person's kind in a home, and whether they may authorize: an employee usually may not. */
import { Select, Switch } from '@mantine/core'
import { askedTexts, homeKindTexts, rightsMessages } from '../../households/rights.messages.ts'
import { askModes, type HomeKind, homeKinds, mayUsually } from '../../households/rights.rules.ts'
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

/** For an existing home: when the person receives requests. */
export function AskedSelect({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText(rightsMessages)
  const texts = useText(askedTexts)
  return (
    <Select
      label={text.asked}
      description={text.asked_hint}
      allowDeselect={false}
      data={askModes.map((mode) => ({ value: mode, label: texts[mode] }))}
      value={value}
      onChange={(mode) => onChange(mode ?? value)}
    />
  )
}
