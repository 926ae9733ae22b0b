/** The screen at /guard: chooses the gate, then shows the station or the practice; and the practice at /practice. */

import { Button } from '@mantine/core'
import { IconBarrierBlock } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { Card } from '../../web/cards/Card.tsx'
import { Empty } from '../../web/cards/Empty.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { later } from '../../web/frame/later.tsx'
import './ChooseGate.css'
import { Page } from '../../web/frame/Page.tsx'
import { useText } from '../../web/language/language.tsx'
import { managementAnchor } from '../../welcome/landing/managementAnchor.ts'
import { isOfGate } from '../enrolled/door.web.ts'
import { HandOver } from '../enrolled/HandOver.tsx'
import { IdleLock } from '../enrolled/IdleLock.tsx'
import { lock } from '../enrolled/vault.web.ts'
import type { Gate } from '../gate.contract.ts'
import type { Station } from '../station/station.ts'
import { useStation } from '../station/useStation.web.ts'
import { choicesInMemory, DeviceChoicesProvider } from './deviceChoices.web.ts'
import { Gatehouse } from './Gatehouse.tsx'
import { guardMessages, stationGateMessages } from './guard.messages.ts'
import '../../web/frame/Toasts.tsx'
import '../../web/frame/laterStyles.ts'

const PracticeGatehouse = later(() =>
  import('./practice/PracticeGatehouse.tsx').then((loaded) => loaded.PracticeGatehouse),
)

/** The real station keeps syncing during practice. */
export function GuardScreen({ alarm }: { alarm?: (station: Station) => ReactNode }) {
  const [practicing, setPracticing] = useState(false)
  const [handing, setHanding] = useState(false)
  const ofGate = isOfGate()
  const { id, full_name } = useCurrentUser()
  const agent = useMemo(() => ({ id, name: full_name }), [id, full_name])
  const navigate = useNavigate()
  const leave = () => void navigate({ to: '/operator-panel' })
  return (
    <StationGate>
      {({ station, damage, onChangeGate, onHandOver }) => (
        <>
          {ofGate ? <IdleLock minutes={station.snapshot?.idle_lock_minutes ?? null} /> : null}
          {handing ? (
            <HandOver station={station} onEnd={() => setHanding(false)} />
          ) : practicing ? (
            <PracticeGatehouse agent={agent} onEnd={() => setPracticing(false)} onLeave={leave} />
          ) : (
            <Gatehouse
              station={station}
              alarm={alarm?.(station)}
              above={() => damage}
              onPractice={() => setPracticing(true)}
              onChangeGate={onChangeGate}
              onHandOver={ofGate ? () => setHanding(true) : onHandOver}
              onLock={ofGate ? () => void lock() : undefined}
              onLeave={leave}
            />
          )}
        </>
      )}
    </StationGate>
  )
}

interface OnDuty {
  station: Station
  /** Shown above the screen. */
  damage: ReactNode
  onChangeGate: (() => void) | undefined
  onHandOver: () => void
}

function StationGate({ children }: { children: (duty: OnDuty) => ReactNode }) {
  const found = useStation()
  if (found.state === 'loading') return <Loading />
  if (found.state === 'failed') return <Failed onRetry={found.again} pending={found.pending} />
  if (found.state === 'to_choose') return <ChooseGate gates={found.gates} choose={found.choose} />
  return children({
    station: found.station,
    damage: found.damaged > 0 ? <Damaged count={found.damaged} /> : null,
    onChangeGate: found.changeGate ?? undefined,
    onHandOver: () => void found.handOver(),
  })
}

function ChooseGate({ gates, choose }: { gates: readonly Gate[]; choose: (gate: Gate) => void }) {
  const text = useText(stationGateMessages)
  const places = Map.groupBy(gates, ({ condominium }) => condominium.id)
  return (
    <Page title={text.title}>
      {gates.length === 0 ? (
        <Empty icon={IconBarrierBlock} title={text.none} text={text.none_text} />
      ) : (
        <Card title={text.choose}>
          <p>{text.choose_text}</p>
          {[...places.values()].map((here) => (
            <Stack key={here[0]?.condominium.id}>
              {places.size > 1 ? <strong>{here[0]?.condominium.name}</strong> : null}
              <div className="garita-gate-choices">
                {here.map((gate) => (
                  <Button
                    key={gate.id}
                    variant="default"
                    size="lg"
                    leftSection={<IconBarrierBlock size={32} stroke={1.5} aria-hidden />}
                    aria-label={`${gate.name}, ${gate.condominium.name}`}
                    onClick={() => choose(gate)}
                  >
                    {gate.name}
                  </Button>
                ))}
              </div>
            </Stack>
          ))}
        </Card>
      )}
    </Page>
  )
}

function Damaged({ count }: { count: number }) {
  const text = useText(stationGateMessages)
  return (
    <Note tone="bad" title={text.damaged(count)}>
      {text.damaged_text}
    </Note>
  )
}

const practicingGuard = '01980000-0000-7000-8000-0000000000a9'

/** For anybody: needs no account, asks the server nothing and leaves nothing in the browser. */
export function PracticeScreen() {
  const { practice: text } = useText(guardMessages)
  const [choices] = useState(choicesInMemory)
  const agent = useMemo(() => ({ id: practicingGuard, name: text.guard }), [text])
  return (
    <DeviceChoicesProvider value={choices}>
      <main>
        <PracticeGatehouse agent={agent} onEnd={backToLanding} />
      </main>
    </DeviceChoicesProvider>
  )
}

/** A page of the server, not a screen of the program. */
const backToLanding = () => location.assign(`/#${managementAnchor}`)
