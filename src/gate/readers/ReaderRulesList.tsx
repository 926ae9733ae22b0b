/**
 * Sets the answer of unattended readers to codes without an end date, by condominium. A condominium without a choice shows a request to
 * choose.
 */
import { Button, InputWrapper, SegmentedControl } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { endlessKinds, readerChoices } from '../../authorizations/passes/readerChoices.ts'
import type { Output } from '../../shared/contract.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Card } from '../../web/cards/Card.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { FactList } from '../../web/cards/lists/FactList.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { ByCondominium } from '../admin/ByCondominium.tsx'
import { gatesMessages } from '../admin/gates.messages.ts'
import { gate } from '../gate.contract.ts'

export type ReaderRulesOf = Output<typeof gate.readerRules>[number]

export function ReaderRulesList() {
  const text = useText(gatesMessages)
  const rules = useRead(gate.readerRules, {})
  const [changing, setChanging] = useState<ReaderRulesOf | null>(null)
  const failed = failureOf(rules)
  if (failed) return <Failed {...failed} text={text.readers_failed} />
  if (!rules.data?.length) return null
  const open = rules.data.filter((one) => endlessKinds.some((kind) => one[kind] === null)).length
  const chosen = new Set(rules.data.flatMap((one) => endlessKinds.map((kind) => one[kind] ?? 'plain')))
  return (
    <ByCondominium
      title={text.readers}
      icon={IconQrcode}
      text={text.readers_text}
      said={
        open > 0 ? (
          <StateBadge tone="wait">{text.unchosen_in(open)}</StateBadge>
        ) : (
          readerChoices
            .filter((one) => chosen.has(one))
            .map((one) => text.choices[one])
            .join(' · ')
        )
      }
      open={open > 0}
    >
      {rules.data.map((one) => {
        const unchosen = endlessKinds.some((kind) => one[kind] === null)
        return (
          <Card
            key={one.condominium.id}
            order={3}
            title={one.condominium.name}
            extra={
              <Button variant="default" onClick={() => setChanging(one)}>
                {unchosen ? text.choose : text.change}
              </Button>
            }
          >
            {unchosen ? <Note tone="wait">{text.unchosen}</Note> : null}
            <FactList facts={endlessKinds.map((kind) => [text.kinds[kind], text.choices[one[kind] ?? 'plain']])} />
          </Card>
        )
      })}
      {changing ? <ReaderRulesDialog of={changing} onClose={() => setChanging(null)} /> : null}
    </ByCondominium>
  )
}

const choicesOf = (of: ReaderRulesOf) => ({
  condominium_id: of.condominium.id,
  // New condominiums start with these.
  co_resident: of.co_resident ?? 'day',
  permanent_visitor: of.permanent_visitor ?? 'day',
  worker: of.worker ?? 'day',
  vehicle: of.vehicle ?? 'plain',
})

function ReaderRulesDialog({ of, onClose }: { of: ReaderRulesOf; onClose: () => void }) {
  const text = useText(gatesMessages)
  const choosing = useCallForm(gate.chooseReaderRules, {
    initial: choicesOf(of),
    revision: of.revision,
    read: (now) => choicesOf({ ...of, ...(now as ReaderRulesOf) }),
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
