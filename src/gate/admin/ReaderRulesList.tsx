/** What codes without an end open at unattended readers, for each condominium that the reader runs; asked once where nobody chose. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '../../shared/contract.ts'
import { failureOf } from '../../web/calls/failure.ts'
import { useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { Facts } from '../../web/cards/Facts.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { gate } from '../gate.contract.ts'
import { gatesMessages } from './gates.messages.ts'
import { ReaderRulesDialog } from './ReaderRulesDialog.tsx'
import { endlessKinds } from './readerChoices.ts'

export type ReaderRulesOf = Output<typeof gate.readerRules>[number]

export function ReaderRulesList() {
  const text = useText(gatesMessages)
  const rules = useRead(gate.readerRules, {})
  const [changing, change] = useState<ReaderRulesOf | null>(null)
  const failed = failureOf(rules)
  if (failed) return <Failed {...failed} text={text.readers_failed} />
  const several = (rules.data?.length ?? 0) > 1
  return (
    <Stack>
      {rules.data?.map((one) => {
        const unchosen = endlessKinds.some((kind) => one[kind] === null)
        return (
          <Card
            key={one.condominium.id}
            title={several ? `${text.readers} · ${one.condominium.name}` : text.readers}
            extra={
              <Button variant={unchosen ? 'filled' : 'default'} onClick={() => change(one)}>
                {unchosen ? text.choose : text.change}
              </Button>
            }
          >
            <p>{text.readers_text}</p>
            {unchosen ? <Note tone="wait">{text.unchosen}</Note> : null}
            <Facts>
              {endlessKinds.map((kind) => [
                <dt key={kind}>{text.kinds[kind]}</dt>,
                <dd key={`${kind} choice`}>{text.choices[one[kind] ?? 'plain']}</dd>,
              ])}
            </Facts>
          </Card>
        )
      })}
      {changing ? <ReaderRulesDialog of={changing} onClose={() => change(null)} /> : null}
    </Stack>
  )
}
