/** The homes of the account, its pending requests, and one more by the code of a unit. */
import { Button, Group, Text } from '@mantine/core'
import { IconHome } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { homeKindTexts, rightsMessages } from '../../households/rights.messages.ts'
import { homePath } from '../../shared/homeAddress.ts'
import { newId } from '../../shared/ids.ts'
import { useAct } from '../../web/calls/act.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { pageHome } from '../../web/calls/pageHome.ts'
import { useRefusalText } from '../../web/calls/refusals.tsx'
import { useDates } from '../../web/cards/dates.tsx'
import { Fold } from '../../web/cards/Fold.tsx'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { Stack } from '../../web/cards/Stack.tsx'
import { useHash } from '../../web/frame/hash.ts'
import { useText } from '../../web/language/language.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import type { CurrentPerson } from '../session.contract.ts'
import { codeShape, readCode } from '../start/startCodes.ts'
import { AskingDialog } from './AskingDialog.tsx'
import { join } from './join.contract.ts'
import { joinMessages } from './join.messages.ts'
import { CodeField, JoinedUnit, useUnitOfCode } from './unitOfCode.tsx'

interface HomesCardProps extends Pick<CurrentPerson, 'homes'> {
  /** Open at once if a home is the screen's subject. */
  open?: boolean
}

export function HomesCard({ homes, open = false }: HomesCardProps) {
  const text = useText(joinMessages)
  const linked = codeShape.test(readCode(useHash() ?? ''))
  const undecided = homes.some(({ waits, refused }) => waits || refused)
  return (
    <Fold
      title={text.homes}
      icon={IconHome}
      said={homes.map(({ unit_number, condominium }) => `${unit_number} · ${condominium}`).join(', ')}
      open={open || linked || undecided}
    >
      {homes.length > 0 ? (
        <LineList>
          {homes.map((home) => (
            <HomeLine key={home.id} home={home} several={homes.filter(({ waits }) => !waits).length > 1} />
          ))}
        </LineList>
      ) : null}
      <AskForHome />
    </Fold>
  )
}

interface HomeLineProps {
  home: CurrentPerson['homes'][number]
  /** Each home has its own address then. */
  several: boolean
}

function HomeLine({ home, several }: HomeLineProps) {
  const text = useText(joinMessages)
  const said = useText(rightsMessages)
  const kinds = useText(homeKindTexts)
  const [asking, setAsking] = useState(false)
  const { id, unit_number, condominium, waits, refused, refused_because, begins_at, time_zone } = home
  const dates = useDates()
  const now = useServerNow()
  const begins = begins_at && time_zone && Date.parse(begins_at) > now ? dates.at(time_zone).beginning(begins_at) : null
  const lives = !waits && !refused
  const answers = lives && home.may_authorize
  const leads = several && !waits && id !== pageHome
  return (
    <li>
      <div>
        <strong>{unit_number}</strong>
        <span>{condominium}</span>
        {lives && home.kind ? <span>{kinds[home.kind]}</span> : null}
        {lives && !home.may_authorize ? <span>{said.barred_title}</span> : null}
        {answers ? <Rings home={home} /> : null}
        {refused_because ? <span>{text.refused_because(refused_because)}</span> : null}
      </div>
      {refused ? <StateBadge tone="bad">{text.refused}</StateBadge> : null}
      {waits && !refused ? <StateBadge tone="wait">{begins ? text.begins(begins) : text.waits}</StateBadge> : null}
      {several && id === pageHome ? <StateBadge tone="info">{text.here}</StateBadge> : null}
      {answers ? (
        <Button variant="default" aria-label={said.own_edit_about(unit_number)} onClick={() => setAsking(true)}>
          {said.own_edit}
        </Button>
      ) : null}
      {asking ? <AskingDialog home={home} onClose={() => setAsking(false)} /> : null}
      {leads ? (
        <Button component="a" variant="default" href={homePath(id, '/dashboard')}>
          {text.go}
        </Button>
      ) : null}
    </li>
  )
}

/** Shown unless the phone always rings at once. */
function Rings({ home: { asked, quiet_from, quiet_until } }: Pick<HomeLineProps, 'home'>) {
  const said = useText(rightsMessages)
  const line = [
    asked === 'later' ? said.rings_later : null,
    asked === 'never' ? said.rings_never : null,
    asked !== 'never' && quiet_from && quiet_until ? said.quiet(quiet_from, quiet_until) : null,
  ].filter(Boolean)
  return line.length > 0 ? <span>{line.join(' · ')}</span> : null
}

/** Reads the code first, so that the person sees the unit. */
function AskForHome() {
  const text = useText(joinMessages)
  const refusalText = useRefusalText()
  const linked = readCode(useHash() ?? '')
  const { home, failure, typed, setTyped, wrong, pending, look } = useUnitOfCode(codeShape.test(linked) ? linked : '')
  const asking = useAct(join.askForHome)
  const [id, setId] = useState(newId)
  const [opened, setOpened] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!home) return look(typed)
    asking.run(
      { id, code: home.code },
      { done: text.asked, failed: text.ask_failed },
      {
        done: () => {
          setId(newId())
          setOpened(false)
          history.replaceState(history.state, '', location.pathname + location.search)
        },
      },
    )
  }
  if (!opened && !home && !failure) {
    return (
      <Group>
        <Text className="garita-second" flex="1 1 14rem">
          {text.add_text}
        </Text>
        <Button variant="default" onClick={() => setOpened(true)}>
          {text.add}
        </Button>
      </Group>
    )
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        {failure ? <Note tone="bad">{refusalText(failure)}</Note> : null}
        {home ? <JoinedUnit home={home} /> : <CodeField typed={typed} wrong={wrong} onType={setTyped} />}
        <div>
          <Button type="submit" loading={pending || asking.pending}>
            {home ? text.ask : text.check}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
