/** The screen "Gates and devices" of an administrator. */

import { useWhole } from '../../web/calls/list.ts'
import { Below } from '../../web/cards/Below.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { gate } from '../gate.contract.ts'
import { DeviceList } from './DeviceList.tsx'
import { GateList } from './GateList.tsx'
import { gatesMessages } from './gates.messages.ts'
import { ReaderRulesList } from './ReaderRulesList.tsx'
import { StationList } from './StationList.tsx'
import { StrayActs } from './StrayActs.tsx'

export function GatesScreen() {
  const text = useText(gatesMessages)
  const gates = useWhole(gate.gates, {})
  return (
    <Page title={text.title} subtitle={text.subtitle}>
      <Stack>
        <GateList gates={gates} />
        <Below waiting={gates.loading}>
          <Stack>
            <StationList />
            <DeviceList gates={gates.rows ?? []} />
            <ReaderRulesList />
            <StrayActs />
          </Stack>
        </Below>
      </Stack>
    </Page>
  )
}
