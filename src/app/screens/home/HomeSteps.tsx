/** The first steps of a new resident, below the day of the home; afterwards only the offer of notifications. */
import { Button } from '@mantine/core'
import { IconBell, IconCar, IconUserPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { kindAddresses } from '../../../authorizations/kindAddresses.ts'
import { firstSteps } from '../../../households/firstSteps/firstSteps.contract.ts'
import { firstStepsTexts } from '../../../households/firstSteps/firstSteps.messages.ts'
import { noticeMessages } from '../../../notices/notices.messages.ts'
import { PushOffer } from '../../../notices/PushOffer.tsx'
import { useHeard, usePushDevice } from '../../../notices/pushDevice.web.ts'
import { useMe } from '../../../session/currentSession.web.ts'
import { useAct } from '../../../web/calls/act.ts'
import { useRead } from '../../../web/calls/queries.ts'
import { Card } from '../../../web/cards/Card.tsx'
import { LineList } from '../../../web/cards/lists/LineList.tsx'
import { lazyPart } from '../../../web/frame/lazyPart.tsx'
import { useText } from '../../../web/language/language.tsx'
import { LinkButton } from '../../../web/pieces/Links.tsx'
import { usePutOff } from '../../../web/pieces/usePutOff.ts'

const BlockedWay = lazyPart(() => import('../../../notices/BlockedWay.tsx').then((loaded) => loaded.BlockedWay))
const TestRing = lazyPart(() => import('../../../notices/TestRing.tsx').then((loaded) => loaded.TestRing))
const UnitCodeDialog = lazyPart(() =>
  import('../../../units/code/UnitCodeDialog.tsx').then((loaded) => loaded.UnitCodeDialog),
)

export function HomeSteps() {
  const text = useText(firstStepsTexts)
  const { data } = useRead(firstSteps.mine, {})
  const putAway = useAct(firstSteps.putAway)
  const device = usePushDevice()
  const notices = useNoticesStep(device)
  const [, putOffPush] = usePutOff('push')
  const [inviting, setInviting] = useState(false)
  if (!data) return null
  if (!data.shown) return <PushOffer />
  const steps = [
    notices,
    // The first code is the end of the step, and its dialog still shows the code.
    data.to_do.includes('invite') || inviting ? <InviteStep key="invite" open={inviting} onOpen={setInviting} /> : null,
    data.to_do.includes('car') ? <CarStep key="car" /> : null,
  ].filter((step) => step !== null)
  if (steps.length === 0) return null
  return (
    <Card
      title={text.title}
      extra={
        <Button
          variant="subtle"
          px="xs"
          aria-label={text.away_about}
          loading={putAway.pending}
          onClick={() => {
            // The offer would ask again for the notifications that the user has just put away. Blocked notifications remain on the screen.
            if (device.state === 'off') putOffPush()
            putAway.run({}, { failed: text.away_failed })
          }}
        >
          {text.away}
        </Button>
      }
    >
      <LineList>{steps}</LineList>
    </Card>
  )
}

interface StepProps {
  icon: ReactNode
  title: string
  text?: ReactNode
  children?: ReactNode
  act?: ReactNode
}

function Step({ icon, title, text, children, act }: StepProps) {
  return (
    <li>
      {icon}
      <div>
        <strong>{title}</strong>
        {text ? <span>{text}</span> : null}
        {children}
      </div>
      {act}
    </li>
  )
}

/** Null where the browser has no notifications, and once the user has heard the test. */
function useNoticesStep(device: ReturnType<typeof usePushDevice>): ReactNode {
  const text = useText(firstStepsTexts)
  const { card, offer } = useText(noticeMessages)
  const { heard, keepHeard } = useHeard()
  const icon = <IconBell size={24} stroke={1.5} aria-hidden />
  switch (device.state) {
    case 'denied':
      return <Step key="notices" icon={icon} title={offer.blocked} text={<BlockedWay />} />
    case 'install_first':
      return <Step key="notices" icon={icon} title={offer.title} text={card.install_first} />
    case 'off':
      return (
        <Step
          key="notices"
          icon={icon}
          title={offer.title}
          text={offer.text}
          act={
            <Button loading={device.pending} disabled={!device.ready} onClick={() => device.set(true)}>
              {offer.accept}
            </Button>
          }
        />
      )
    case 'on':
      return heard ? null : (
        <Step key="notices" icon={icon} title={text.ring}>
          <TestRing onHeard={keepHeard} />
        </Step>
      )
    default:
      return null
  }
}

function InviteStep({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const text = useText(firstStepsTexts)
  const { condominium, unit_number } = useMe()
  if (!condominium || !unit_number) return null
  return (
    <>
      <Step
        icon={<IconUserPlus size={24} stroke={1.5} aria-hidden />}
        title={text.invite}
        text={text.invite_text}
        act={
          <Button variant="default" aria-label={text.invite_act_about} onClick={() => onOpen(true)}>
            {text.invite_act}
          </Button>
        }
      />
      {open ? <UnitCodeDialog place={condominium} unit_number={unit_number} onClose={() => onOpen(false)} /> : null}
    </>
  )
}

function CarStep() {
  const text = useText(firstStepsTexts)
  return (
    <Step
      icon={<IconCar size={24} stroke={1.5} aria-hidden />}
      title={text.car}
      text={text.car_text}
      act={
        <LinkButton to={kindAddresses.vehicle} variant="default" aria-label={text.car_act_about}>
          {text.car_act}
        </LinkButton>
      }
    />
  )
}
