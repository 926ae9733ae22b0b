/** Wraps the screens behind the sign-in and sends away users without an open account. The database protects the data anyway. */

import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { AlarmKey } from '../../alarms/AlarmKey.tsx'
import { kindTexts } from '../../authorizations/kinds.messages.ts'
import { forgetOwnPasses } from '../../authorizations/passes/forgetPasses.web.ts'
import { Dismissal } from '../../authorizations/workers/Dismissal.web.ts'
import { isOfGate, useTabletState } from '../../gate/tablet/tabletState.web.ts'
import { households } from '../../households/households.contract.ts'
import { NoticeBell } from '../../notices/NoticeBell.tsx'
import { people } from '../../people/people.contract.ts'
import { WaitingAtHome, WaitingVisits } from '../../requests/WaitingVisits.tsx'
import { forgetEverything, MeProvider, useInstallation, useSession } from '../../session/currentSession.web.ts'
import { type CurrentPerson, session } from '../../session/session.contract.ts'
import { sessionMessages } from '../../session/session.messages.ts'
import { accountStatus } from '../../session/session.rules.ts'
import { commonCountry } from '../../shared/countries.ts'
import { wordingOf } from '../../shared/countryWords.ts'
import { roleTexts, staffUnitTexts, unitLabel } from '../../shared/roles.messages.ts'
import { oversees } from '../../shared/roles.ts'
import type { Refused } from '../../web/calls/api.ts'
import { CurrentUserProvider } from '../../web/calls/currentUser.tsx'
import { useLive } from '../../web/calls/live.ts'
import { useRead, useWrite } from '../../web/calls/queries.ts'
import { RefusalTexts, useRefusalText } from '../../web/calls/refusals.tsx'
import { toastNotice, toastRefusal, toastSuccess } from '../../web/calls/toast.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { Loading } from '../../web/cards/Loading.tsx'
import { keepDraftsOf } from '../../web/form/drafts.ts'
import { LaterTheme } from '../../web/frame/LaterTheme.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { soonToasts } from '../../web/frame/Providers.tsx'
import { useText, Worded } from '../../web/language/language.tsx'
import { addressHere, navigate } from '../../web/router/history.ts'
import { lazyScreen } from '../../web/router/lazyScreen.tsx'
import { usePlace } from '../../web/router/Router.tsx'
import { appMessages } from './app.messages.ts'
import { Layout } from './Layout.tsx'
import { barFor, linkTexts, navigationFor, navigationOutside } from './navigation.web.ts'
import { publicRefusals } from './publicRefusals.ts'
import { leaveStation, useKeptPerson } from './stationPerson.web.ts'
import { useOwnPlace } from './useOwnPlace.web.ts'

const DismissDialog = lazyPart(() =>
  import('../../gate/arrivals/homeRules/DismissDialog.tsx').then((loaded) => loaded.DismissDialog),
)

const allRefusals = () => import('./refusalWords.web.ts').then(({ refusalWords }) => refusalWords)

// Only accounts that are not open need this code, so it loads on demand.
const StationLock = lazyScreen(() => import('../../gate/tablet/StationLock.tsx'), 'StationLock')
const AccountScreen = lazyScreen(() => import('../../session/account/AccountScreen.tsx'), 'AccountScreen')
const ReceivedAnnouncements = lazyPart(() =>
  import('../../announcements/ReceivedAnnouncements.tsx').then((loaded) => loaded.ReceivedAnnouncements),
)
const StaysOfOwner = lazyPart(() => import('../../stays/StaysOfOwner.tsx').then((loaded) => loaded.StaysOfOwner))
const OwnerScreen = lazyScreen(() => import('../../units/owners/OwnerScreen.tsx'), 'OwnerScreen')
const AccountStatusScreen = lazyScreen(
  () => import('../../session/screens/AccountStatusScreen.tsx'),
  'AccountStatusScreen',
)

soonToasts()

// The keys of the PIN are below the alarm, and must not move under a finger.
const LockAlarm = lazyPart(
  () => import('./LockAlarm.tsx').then((loaded) => loaded.LockAlarm),
  <div style={{ height: '3rem' }} />,
)
const AlarmBand = lazyPart(() => import('../../alarms/AlarmBand.tsx').then((loaded) => loaded.AlarmBand))
const DeskAlarm = lazyPart(() => import('../../alarms/DeskAlarm.tsx').then((loaded) => loaded.DeskAlarm))

export function SignedInLayout({ children }: { children: ReactNode }) {
  return (
    <LaterTheme>
      <BehindSignIn>{children}</BehindSignIn>
    </LaterTheme>
  )
}

function BehindSignIn({ children }: { children: ReactNode }) {
  const { data: session, isPending, isError, refetch, isFetching } = useSession()
  const tablet = useTabletState()
  // On a tablet of a gate, a session of the previous guard must not identify the guard who opened the tablet now.
  const data = tablet?.agent && session?.person?.id !== tablet.agent.id ? undefined : session
  const kept = useKeptPerson(tablet, data !== undefined, isError)
  const person = data ? data.person : kept
  useLive(person !== null)
  const wasHere = useRef(false)
  const leaving = useRef(false)
  const { login } = useText(sessionMessages)
  const lost = wasHere.current && data && !person

  useEffect(() => {
    if (person) wasHere.current = true
    if (lost) {
      wasHere.current = false
      // A tablet of a gate shows its lock screen instead of this message.
      if (!leaving.current && !tablet) toastNotice(login.session_lost)
    }
  }, [person, lost, login, tablet])

  const closed = data !== undefined && data.person?.approval_status !== 'approved'
  useEffect(() => {
    if (!closed) return
    void leaveStation()
    forgetOwnPasses()
  }, [closed])

  const elsewhere = useOwnPlace(person)

  if (tablet && !tablet.agent && (!person || person.user_role === 'agent')) {
    return (
      <RefusalTexts words={publicRefusals} load={allRefusals}>
        <StationLock
          signedIn={person && { id: person.id, name: person.full_name, email: person.email ?? '' }}
          alarm={<LockAlarm />}
        />
      </RefusalTexts>
    )
  }
  if ((isPending && !person) || elsewhere) return <Loading />
  if (isError && !person && !data) return <Failed onRetry={() => void refetch()} pending={isFetching} />
  if (!person) return <ToSignIn left={leaving.current} />
  // A page of an earlier build may have no `places`.
  const country = commonCountry(person.places ?? [])
  return (
    <Worded wording={country && wordingOf(country)}>
      <RefusalTexts words={publicRefusals} load={allRefusals}>
        <SignedIn person={person} leaving={leaving}>
          {children}
        </SignedIn>
      </RefusalTexts>
    </Worded>
  )
}

/** Keeps the requested address for the time after the sign-in. After a sign-out the next person must not get the address. */
function ToSignIn({ left }: { left: boolean }) {
  useEffect(() => navigate({ to: '/login', search: left ? {} : { to: addressHere() }, replace: true }), [left])
  return null
}

interface SignedInProps {
  person: CurrentPerson
  leaving: RefObject<boolean>
  children: ReactNode
}

function SignedIn({ person, leaving, children }: SignedInProps) {
  useEffect(() => forgetOwnPasses(person.id), [person.id])
  const signOut = useSignOut(leaving)
  useEffect(() => keepDraftsOf(person.id), [person.id])
  const { sends_mail, demo } = useInstallation()
  const roles = useText(roleTexts)
  const staff = useText(staffUnitTexts)
  const { homes, nav, short, bar } = useText(appMessages)
  const kinds = useText(kindTexts)
  const links = useText(linkTexts)
  const { pathname: path } = usePlace()
  const runsThings = person.user_role === 'admin' || person.user_role === 'super_admin'
  const status = accountStatus(person, sends_mail)
  const mine = person.homes.filter(({ waits }) => !waits)
  // On the page of an owned unit, the reader is neither a resident nor staff.
  const owned = person.owns.find(({ id }) => id === person.ownership)
  const open = status === 'open' && !owned
  const isAsked = open && person.user_role === 'resident'
  const home = person.homes.find(({ id }) => id === person.home)
  const refuses = isAsked && home !== undefined && home.kind !== 'guest' && home.may_authorize !== false
  const counts = useRead(people.count, {}, { enabled: runsThings && open })
  const barred = useRead(households.mine, {}, { enabled: isAsked }).data?.may_authorize === false

  if (status !== 'open' && !owned && path !== '/account') {
    return <AccountStatusScreen person={person} status={status} sends_mail={sends_mail} onSignOut={signOut} />
  }
  const groups = open
    ? navigationFor(person.user_role, { words: nav, short, kinds, links }, counts.data?.pending, refuses)
    : navigationOutside(nav, short)
  const frame = (bands: ReactNode) => (
    <Layout
      person={{
        name: person.full_name,
        email: person.email,
        unit: owned?.unit_number ?? unitLabel(person, staff),
        role: owned ? homes.owns : roles[person.user_role],
        staff: !owned && person.user_role !== 'resident',
      }}
      groups={groups}
      bar={barFor(open ? person.user_role : undefined, bar, groups, !barred)}
      demo={demo}
      headerExtra={
        open && !oversees(person.user_role) ? (
          <>
            <NoticeBell />
            {isAsked && person.condominium ? <AlarmKey /> : null}
          </>
        ) : null
      }
      alarm={open && person.user_role === 'agent' && path !== '/guard' ? <DeskAlarm /> : null}
      onSignOut={signOut}
    >
      {bands}
      {open && !isAsked ? <AlarmBand /> : null}
      {open && !isAsked && mine.length > 0 ? <WaitingAtHome /> : null}
      {open ? (
        children
      ) : owned && path !== '/account' ? (
        <OwnerScreen announcements={<ReceivedAnnouncements />} stays={<StaysOfOwner />} />
      ) : (
        <AccountScreen />
      )}
    </Layout>
  )
  return (
    <MeProvider value={person}>
      <CurrentUserProvider value={{ ...person, sends_mail, refuses }}>
        <Dismissal value={DismissDialog}>
          {isAsked ? <WaitingVisits several={mine.length > 1}>{frame}</WaitingVisits> : frame(null)}
        </Dismissal>
      </CurrentUserProvider>
    </MeProvider>
  )
}

/** The live stream may report the end of the session before the response arrives, and unmount this screen. */
function useSignOut(leaving: RefObject<boolean>): () => void {
  const { login } = useText(sessionMessages)
  const refusalText = useRefusalText()
  const write = useWrite(session.signOut)
  return () => {
    leaving.current = true
    write.mutateAsync({}).then(
      () => {
        void leaveStation()
        forgetOwnPasses()
        forgetEverything()
        toastSuccess(login.signed_out_text, login.signed_out)
        navigate({ to: isOfGate() ? '/guard' : '/login' })
      },
      (no: Refused) => {
        leaving.current = false
        toastRefusal(login.sign_out_failed, refusalText(no))
      },
    )
  }
}
