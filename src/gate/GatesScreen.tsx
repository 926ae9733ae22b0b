/** Gates and devices: where people enter the condominiums that the reader runs, and whose machines may ask about them. */
import { Below } from '../web/Below.tsx'
import { useText } from '../web/language.tsx'
import { useWhole } from '../web/list.ts'
import { Page } from '../web/Page.tsx'
import { Stack } from '../web/Stack.tsx'
import { DeviceList } from './DeviceList.tsx'
import { GateList } from './GateList.tsx'
import { gate } from './gate.contract.ts'
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
