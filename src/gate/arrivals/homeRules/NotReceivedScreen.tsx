/** `?add=yes` opens the form from anywhere, with the person in the state of the address. */

import { Button } from '@mantine/core'
import { IconPlus, IconUserX } from '@tabler/icons-react'
import { useState } from 'react'
import { oneOf } from '../../../shared/address.ts'
import { useAct } from '../../../web/calls/act.ts'
import { useCurrentUser } from '../../../web/calls/currentUser.tsx'
import { useOpenInAddress } from '../../../web/calls/list.ts'
import { failureOf, useRead } from '../../../web/calls/queries.ts'
import { Empty } from '../../../web/cards/Empty.tsx'
import { Failed } from '../../../web/cards/Failed.tsx'
import { Loading } from '../../../web/cards/Loading.tsx'
import { Framed, FramedRow } from '../../../web/cards/lists/Framed.tsx'
import { Stack } from '../../../web/cards/Stack.tsx'
import { MainAct } from '../../../web/frame/MainAct.tsx'
import { Page } from '../../../web/frame/Page.tsx'
import { useText } from '../../../web/language/language.tsx'
import { ConfirmDialog } from '../../../web/pieces/dialogs/ConfirmDialog.tsx'
import { usePlace } from '../../../web/router/Router.tsx'
import { homeRuleTexts } from './homeRuleScreen.messages.ts'
import { homeRules, type MyRule } from './homeRules.contract.ts'
import { isLine } from './homeRules.ts'
import { notReceivedTexts } from './notReceived.messages.ts'
import { RefuseForm } from './RefuseForm.tsx'
import { useRuleFacts } from './useRuleFacts.web.ts'

export function NotReceivedScreen() {
  const text = useText(notReceivedTexts)
  const { refuses = false } = useCurrentUser()
  const mine = useRead(homeRules.mine, {})
  const failed = failureOf(mine)
  const { refused } = usePlace().state
  const led = useOpenInAddress('add', oneOf(['yes']))
  const [adding, setAdding] = useState(false)
  const [ending, setEnding] = useState<MyRule | null>(null)
  const lines = (mine.data?.rules ?? []).filter(isLine)
  const add = <MainAct icon={IconPlus} label={text.add} onClick={() => setAdding(true)} />
  const close = () => {
    setAdding(false)
    if (led.shown) led.close('yes')
  }
  return (
    <Page title={text.title} main={lines.length > 0 ? add : undefined}>
      <Stack>
        {mine.isPending ? <Loading /> : null}
        {failed ? <Failed title={text.failed} {...failed} /> : null}
        {mine.data && lines.length === 0 ? (
          <Empty
            icon={IconUserX}
            title={text.empty}
            text={refuses ? text.empty_text : text.no_right}
            action={refuses ? add : null}
          />
        ) : null}
        <Framed label={text.title}>
          {lines.map((rule) => (
            <Line key={rule.id} rule={rule} onEnd={() => setEnding(rule)} />
          ))}
        </Framed>
      </Stack>
      {refuses && (adding || led.shown) ? <RefuseForm of={led.shown ? refused : undefined} onClose={close} /> : null}
      {ending ? <EndDialog rule={ending} onClose={() => setEnding(null)} /> : null}
    </Page>
  )
}

const nameOf = ({ name, plate }: MyRule) => [name, plate].filter(Boolean).join(' · ')

function Line({ rule, onEnd }: { rule: MyRule; onEnd: () => void }) {
  const text = useText(notReceivedTexts)
  const { by } = useText(homeRuleTexts)
  const facts = useRuleFacts()
  return (
    <FramedRow
      acts={
        <Button variant="default" aria-label={text.receive_of(nameOf(rule))} onClick={onEnd}>
          {text.receive}
        </Button>
      }
    >
      <strong>{nameOf(rule)}</strong>
      <span className="garita-second">{[...facts(rule), by(rule.made_by_name)].filter(Boolean).join(' · ')}</span>
    </FramedRow>
  )
}

function EndDialog({ rule, onClose }: { rule: MyRule; onClose: () => void }) {
  const text = useText(notReceivedTexts)
  const end = useAct(homeRules.end)
  return (
    <ConfirmDialog
      title={text.end_title}
      about={{ name: nameOf(rule), lines: [] }}
      confirm={text.receive}
      against
      pending={end.pending}
      onConfirm={() => end.run({ id: rule.id }, { done: text.ended, failed: text.ended_failed }, { done: onClose })}
      onClose={onClose}
    >
      {text.end_text(nameOf(rule))}
    </ConfirmDialog>
  )
}
