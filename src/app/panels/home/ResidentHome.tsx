/** A resident's home: their day first, beside it deliveries and one block of all that is wanted now and then: what was authorized last, links, figures, the system. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { HomeAlarm } from '../../../alarms/HomeAlarm.tsx'
import { authorizations } from '../../../authorizations/authorizations.contract.ts'
import { authorizationMessages } from '../../../authorizations/authorizations.messages.ts'
import { authorizationState, nameOf } from '../../../authorizations/authorizations.rules.ts'
import { kindTexts, stateTexts } from '../../../authorizations/kinds.messages.ts'
import { kinds } from '../../../authorizations/kinds.ts'
import { MyPassButton } from '../../../authorizations/pass/MyPassButton.tsx'
import { FrozenNote } from '../../../households/FrozenNote.tsx'
import { households } from '../../../households/households.contract.ts'
import { LeavingNote } from '../../../households/LeavingNote.tsx'
import { PushOffer } from '../../../notices/PushOffer.tsx'
import { CorrectionsToAnswer } from '../../../privacy/visitors/CorrectionsToAnswer.tsx'
import { useMe } from '../../../session/currentSession.web.ts'
import { anId } from '../../../shared/address.ts'
import type { Output } from '../../../shared/contract.ts'
import { grouped } from '../../../shared/grouped.ts'
import { AtGate } from '../../../visits/call/AtGate.tsx'
import { LeftAtGate } from '../../../visits/left/LeftAtGate.tsx'
import { ExpectDelivery } from '../../../visits/rules/ExpectDelivery.tsx'
import { type Refused, useServerNow } from '../../../web/calls/api.ts'
import { useHomeZone } from '../../../web/calls/currentUser.tsx'
import { useOpenInAddress } from '../../../web/calls/list.ts'
import { failureOf, useRead } from '../../../web/calls/queries.ts'
import { useDates } from '../../../web/cards/dates.tsx'
import { Failed } from '../../../web/cards/Failed.tsx'
import { Fold, Folds } from '../../../web/cards/Fold.tsx'
import { Stack } from '../../../web/cards/Stack.tsx'
import { Afterwards } from '../../../web/frame/Afterwards.tsx'
import { later } from '../../../web/frame/later.tsx'
import { Page } from '../../../web/frame/Page.tsx'
import { useText } from '../../../web/language/language.tsx'
import { SecureOriginNote } from '../../../web/pieces/codes/SecureOriginNote.tsx'
import { TextLink } from '../../../web/pieces/Links.tsx'
import { StateBadge } from '../../../web/pieces/signs/StateBadge.tsx'
import { appMessages } from '../../frame/app.messages.ts'
import { Invite } from '../Invite.tsx'
import { HomeDay, HomeDaySkeleton } from './HomeDay.tsx'
import { homeDayTexts } from './homeDay.messages.ts'
import './ResidentHome.css'
import { SystemStatus } from '../SystemStatus.tsx'

const PassOnButton = later(() => import('../../../people/move/PassOnButton.tsx').then((loaded) => loaded.PassOnButton))

const AskPermissionButton = later(() =>
  import('../../../households/permissions/AskPermission.tsx').then((loaded) => loaded.AskPermissionButton),
)
const Permissions = later(() => import('../Permissions.tsx').then((loaded) => loaded.Permissions))

type Day = Output<typeof authorizations.today>

const quick = ['temporary_visitor', 'co_resident', 'permanent_visitor', 'worker', 'vehicle'] as const

export function ResidentHome() {
  const { home } = useText(appMessages)
  const me = useMe()
  const zone = useHomeZone() ?? 'America/Mexico_City'
  const today = useRead(authorizations.today, {})
  return (
    <Page
      title={home.welcome(me.full_name)}
      subtitle={me.unit_number && me.condominium ? home.unit(me.unit_number, me.condominium.name) : undefined}
      main={<Invite />}
    >
      <Stack>
        <SecureOriginNote />
        <FrozenNote>
          <AskPermissionButton />
        </FrozenNote>
        <Asks />
        <LeavingNote>
          <PassOnButton home={me.home} />
        </LeavingNote>
        <div className="garita-home-gate">
          <AtGate />
          {me.home ? <MyPassButton home={me.home} /> : null}
          {me.condominium ? <HomeAlarm place={{ ...me.condominium, time_zone: zone }} /> : null}
        </div>
        <LeftAtGate />
        <CorrectionsToAnswer />
        <Today of={today} />
      </Stack>
    </Page>
  )
}

/** A notice leads to one of them by `?permission=`. */
function Asks() {
  const { permissions = [] } = useRead(households.mine, {}).data ?? {}
  const dialog = useOpenInAddress('permission', anId)
  return permissions.length > 0 || dialog.shown ? <Permissions dialog={dialog} /> : null
}

function Today({ of: today }: { of: UseQueryResult<Day, Refused> }) {
  const text = useText(homeDayTexts)
  const failed = failureOf(today)
  const { data } = today
  if (failed) return <Failed title={text.failed} {...failed} />
  if (!data) return <HomeDaySkeleton />
  return (
    <div className="garita-home">
      <HomeDay day={data} />
      <Afterwards>
        <Stack>
          <ExpectDelivery linked />
          <PushOffer />
          <Folds>
            <Latest latest={data.latest} />
            <QuickLinks />
            <Figures figures={data.figures} />
            <SystemStatus active_passes={data.figures.active_passes} />
          </Folds>
        </Stack>
      </Afterwards>
    </div>
  )
}

/** Each leads to the part of this screen, or to the list, that says more. */
function Figures({ figures }: { figures: Day['figures'] }) {
  const { home } = useText(appMessages)
  const { figures: label } = useText(homeDayTexts)
  return (
    <ul className="garita-fold garita-home-figures" aria-label={label}>
      <Figure count={figures.total}>
        <a href="#latest">{home.total}</a>
      </Figure>
      <Figure count={figures.active_visits}>
        <a href="#inside">{home.active_visits}</a>
      </Figure>
      <Figure count={figures.entries_today}>
        <a href="#inside">{home.entries_today}</a>
      </Figure>
      <Figure count={figures.pending}>
        <TextLink to="/dashboard/reservations">{home.pending}</TextLink>
      </Figure>
    </ul>
  )
}

function Figure({ count, children }: { count: number; children: ReactNode }) {
  return (
    <li>
      <strong className="garita-code">{grouped(count)}</strong> {children}
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
    <Fold title={home.recent} said={latest.length === 0 ? home.recent_empty : latest.map(nameOf).join(', ')}>
      {/* Within the fold: a link to it opens the fold. */}
      <div id="latest">
        {latest.length === 0 ? <p className="garita-latest-none">{home.recent_empty_text}</p> : null}
        <ul className="garita-latest">
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
        </ul>
      </div>
    </Fold>
  )
}

function QuickLinks() {
  const { home, nav } = useText(appMessages)
  const kind = useText(kindTexts)
  return (
    <Fold title={home.quick} said={quick.map((type) => kind[type].title).join(', ')}>
      <ul className="garita-quick-links">
        {quick.map((type) => (
          <li key={type}>
            <TextLink to={kinds[type].address}>{kind[type].title}</TextLink>
          </li>
        ))}
        <li>
          <TextLink to="/dashboard/reservations">{nav.reservations}</TextLink>
        </li>
      </ul>
    </Fold>
  )
}
