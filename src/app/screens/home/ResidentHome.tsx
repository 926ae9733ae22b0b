/** A resident's home: the people who wait, then the day, then a chip for a delivery. The rest is folded: figures, links, the system. */
import { Anchor, Group, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { OwnAlarm } from '../../../alarms/OwnAlarm.tsx'
import { authorizations } from '../../../authorizations/authorizations.contract.ts'
import { authorizationMessages } from '../../../authorizations/authorizations.messages.ts'
import { authorizationState, nameOf } from '../../../authorizations/authorizations.rules.ts'
import { kindTexts, stateTexts } from '../../../authorizations/kinds.messages.ts'
import { kinds } from '../../../authorizations/kinds.ts'
import { MyPassButton } from '../../../authorizations/passes/MyPassButton.tsx'
import { ExpectChip } from '../../../gate/arrivals/homeRules/ExpectChip.tsx'
import { LeftAtGate } from '../../../gate/arrivals/leftItems/LeftAtGate.tsx'
import { visits } from '../../../gate/visits/visits.contract.ts'
import { FrozenNote } from '../../../households/FrozenNote.tsx'
import { households } from '../../../households/households.contract.ts'
import { LeavingNote } from '../../../households/LeavingNote.tsx'
import { CorrectionsToAnswer } from '../../../privacy/visitors/CorrectionsToAnswer.tsx'
import { AtGate } from '../../../requests/AtGate.tsx'
import { useMe } from '../../../session/currentSession.web.ts'
import { anId } from '../../../shared/address.ts'
import type { Output } from '../../../shared/contract.ts'
import { grouped } from '../../../shared/grouped.ts'
import { type Refused, useServerNow } from '../../../web/calls/api.ts'
import { useHomeZone } from '../../../web/calls/currentUser.tsx'
import { useOpenInAddress } from '../../../web/calls/list.ts'
import { failureOf, useRead } from '../../../web/calls/queries.ts'
import { useDates } from '../../../web/cards/dates.tsx'
import { Failed } from '../../../web/cards/Failed.tsx'
import { Fold } from '../../../web/cards/Fold.tsx'
import { HiddenWhileLoading } from '../../../web/cards/HiddenWhileLoading.tsx'
import { LineList } from '../../../web/cards/lists/LineList.tsx'
import { Split } from '../../../web/cards/Split.tsx'
import { Stack } from '../../../web/cards/Stack.tsx'
import { Deferred } from '../../../web/frame/Deferred.tsx'
import { lazyPart } from '../../../web/frame/lazyPart.tsx'
import { Page } from '../../../web/frame/Page.tsx'
import { useText } from '../../../web/language/language.tsx'
import { SecureOriginNote } from '../../../web/pieces/codes/SecureOriginNote.tsx'
import { TextLink } from '../../../web/pieces/Links.tsx'
import { StateBadge } from '../../../web/pieces/signs/StateBadge.tsx'
import { appMessages } from '../../frame/app.messages.ts'
import { Invite } from '../Invite.tsx'
import { SystemStatus } from '../SystemStatus.tsx'
import { HomeDay, HomeDaySkeleton } from './HomeDay.tsx'
import { homeDayTexts } from './homeDay.messages.ts'

const PassOnButton = lazyPart(() =>
  import('../../../people/move/PassOnButton.tsx').then((loaded) => loaded.PassOnButton),
)

const WaitingAnnouncements = lazyPart(() =>
  import('../../../announcements/WaitingAnnouncements.tsx').then((loaded) => loaded.WaitingAnnouncements),
)
const AskPermissionButton = lazyPart(() =>
  import('../../../households/permissions/AskPermission.tsx').then((loaded) => loaded.AskPermissionButton),
)
const HomeSteps = lazyPart(() => import('./HomeSteps.tsx').then((loaded) => loaded.HomeSteps))
const Permissions = lazyPart(() => import('../Permissions.tsx').then((loaded) => loaded.Permissions))

type Day = Output<typeof authorizations.today>

const quick = ['temporary_visitor', 'co_resident', 'permanent_visitor', 'worker', 'vehicle'] as const

export function ResidentHome() {
  const { home, nav } = useText(appMessages)
  const me = useMe()
  const place = me.unit_number && me.condominium ? home.unit(me.unit_number, me.condominium.name) : null
  const today = useRead(authorizations.today, {})
  const waiting = useRead(visits.waiting, {}).isPending
  return (
    <Page
      title={nav.today}
      subtitle={[home.welcome(me.full_name), place].filter(Boolean).join(' · ')}
      main={<Invite />}
    >
      <Stack>
        <OwnAlarm />
        <AtGate />
        <HiddenWhileLoading waiting={waiting}>
          <Stack>
            <SecureOriginNote />
            <FrozenNote>
              <AskPermissionButton />
            </FrozenNote>
            <Asks />
            <LeavingNote>
              <PassOnButton home={me.home} />
            </LeavingNote>
            <LeftAtGate />
            <CorrectionsToAnswer />
            <Today of={today} />
          </Stack>
        </HiddenWhileLoading>
      </Stack>
    </Page>
  )
}

/** A notice links to one of these requests by `?permission=`. */
function Asks() {
  const { permissions = [] } = useRead(households.mine, {}).data ?? {}
  const dialog = useOpenInAddress('permission', anId)
  return permissions.length > 0 || dialog.shown ? <Permissions dialog={dialog} /> : null
}

function Today({ of: today }: { of: UseQueryResult<Day, Refused> }) {
  const text = useText(homeDayTexts)
  const { home } = useMe()
  const failed = failureOf(today)
  const { data } = today
  if (failed) return <Failed title={text.failed} {...failed} />
  if (!data) return <HomeDaySkeleton />
  return (
    <Split gap="1rem 2.5rem">
      <HomeDay day={data} />
      <Deferred>
        <Stack>
          <WaitingAnnouncements />
          <Group gap="0.5rem min(1rem, 4vw)">
            {home ? <MyPassButton home={home} /> : null}
            <ExpectChip />
          </Group>
          <HomeSteps />
          <Fold title={text.more}>
            <Figures figures={data.figures} />
            <SystemStatus active_passes={data.figures.active_passes} />
            <QuickLinks />
            <Latest latest={data.latest} />
          </Fold>
        </Stack>
      </Deferred>
    </Split>
  )
}

/** Each figure links to the part of this screen, or to the list, with its rows. */
function Figures({ figures }: { figures: Day['figures'] }) {
  const { home } = useText(appMessages)
  const { figures: label } = useText(homeDayTexts)
  return (
    <Group component="ul" gap="0 1.25rem" aria-label={label}>
      <Figure count={figures.total}>
        <Anchor href="#latest">{home.total}</Anchor>
      </Figure>
      <Figure count={figures.active_visits}>
        <Anchor href="#inside">{home.active_visits}</Anchor>
      </Figure>
      <Figure count={figures.entries_today}>
        <Anchor href="#inside">{home.entries_today}</Anchor>
      </Figure>
      <Figure count={figures.pending}>
        <TextLink to="/dashboard/reservations">{home.pending}</TextLink>
      </Figure>
    </Group>
  )
}

function Figure({ count, children }: { count: number; children: ReactNode }) {
  return (
    <li>
      <strong>{grouped(count)}</strong> {children}
    </li>
  )
}

function Latest({ latest }: { latest: Day['latest'] }) {
  const { by_administration } = useText(authorizationMessages)
  const { home } = useText(appMessages)
  const kind = useText(kindTexts)
  const states = useText(stateTexts)
  const dates = useDates().at(useHomeZone())
  const now = useServerNow()
  return (
    <section id="latest" aria-label={home.recent}>
      <Title order={3}>{home.recent}</Title>
      {latest.length === 0 ? <p>{home.recent_empty_text}</p> : null}
      <LineList>
        {latest.map((one) => {
          const state = authorizationState(one, now)
          return (
            <li key={one.id}>
              <div>
                <strong>{nameOf(one)}</strong>
                <span>{`${kind[one.auth_type].one} · ${dates.day(one.created_at)}`}</span>
                {one.imported_by_name ? <span>{by_administration(one.imported_by_name)}</span> : null}
              </div>
              <StateBadge tone={state.tone} look={state.tone === 'good' ? 'plain' : undefined}>
                {states[state.word]}
              </StateBadge>
            </li>
          )
        })}
      </LineList>
    </section>
  )
}

function QuickLinks() {
  const { home, nav } = useText(appMessages)
  const kind = useText(kindTexts)
  return (
    <section aria-label={home.quick}>
      <Title order={3}>{home.quick}</Title>
      <Group component="ul" gap="0 1.25rem">
        {quick.map((type) => (
          <li key={type}>
            <TextLink to={kinds[type].address}>{kind[type].title}</TextLink>
          </li>
        ))}
        <li>
          <TextLink to="/dashboard/reservations">{nav.reservations}</TextLink>
        </li>
      </Group>
    </section>
  )
}
