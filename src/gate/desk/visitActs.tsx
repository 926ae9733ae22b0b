/** The acts of a guard on a visit, with their dialogs, for every list. Other users only read the details. */

import {
  IconDoorEnter,
  IconDoorExit,
  IconEye,
  IconId,
  IconPhoneCheck,
  IconShieldExclamation,
  IconUsersMinus,
  IconUsersPlus,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useServerNow } from '../../web/calls/api.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Act } from '../../web/pieces/Acts.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalName } from '../arrivals/arrivals.ts'
import { badgeTexts } from '../arrivals/badges/badges.messages.ts'
import { ruleCardTexts } from '../arrivals/homeRules/homeRules.messages.ts'
import { useRecordedToast, useRecording } from '../dialogs/useRecording.tsx'
import type { Act as GateAct, Said } from '../station/facts/gateEvents.ts'
import type { Visit } from '../visits/visits.contract.ts'
import { visitMessages } from '../visits/visits.messages.ts'
import { type VisitAct, visitActsNow } from '../visits/visits.rules.ts'
import { DeskPost } from './DeskPost.tsx'
import { entryAct, exitAct, isAbout, letInAct } from './deskActs.ts'
import { useDeskPosts } from './useDeskPosts.web.ts'

const ConfirmDialog = lazyPart(() =>
  import('../../web/pieces/dialogs/ConfirmDialog.tsx').then((loaded) => loaded.ConfirmDialog),
)
const VisitDetails = lazyPart(() => import('./VisitDetails.tsx').then((loaded) => loaded.VisitDetails))
const BadgeDialog = lazyPart(() => import('../dialogs/BadgeDialog.tsx').then((loaded) => loaded.BadgeDialog))
const LetInDialog = lazyPart(() => import('../dialogs/LetInDialog.tsx').then((loaded) => loaded.LetInDialog))
const EnterSome = lazyPart(() => import('./SomePeople.tsx').then((loaded) => loaded.EnterSome))
const LeaveSome = lazyPart(() => import('./SomePeople.tsx').then((loaded) => loaded.LeaveSome))
const WhoAnswers = lazyPart(() => import('./whoAnswers/WhoAnswers.tsx').then((loaded) => loaded.WhoAnswers))

const icons = {
  enter: IconDoorEnter,
  enter_some: IconUsersPlus,
  leave: IconDoorExit,
  leave_some: IconUsersMinus,
  badge: IconId,
  by_phone: IconPhoneCheck,
  let_in: IconShieldExclamation,
  details: IconEye,
} as const

const dialogs = {
  compare: CompareDocument,
  badge: Badge,
  details: VisitDetails,
  let_in: LetIn,
  by_phone: ByPhone,
  enter_some: EnterSome,
  leave_some: LeaveSome,
} as const

interface VisitActs {
  /** The usual acts. The details also offer the rare ones. */
  acts: (visit: Visit) => Act[]
  opens: (visit: Visit) => Act
  /** Null while none is open. */
  dialog: ReactNode
}

/** `listed`: the rows on screen, so that an open dialog shows the current state. */
export function useVisitActs(listed: readonly Visit[] | undefined): VisitActs {
  const { list: text, acts: words } = useText(visitMessages)
  const { names } = useText(arrivalTexts)
  const { give_back } = useText(badgeTexts)
  const now = useServerNow()
  const atGate = useCurrentUser().user_role === 'agent'
  const enter = useEnter()
  const posts = useDeskPosts()
  const recording = useRecording()
  const [open, setOpen] = useState<{ about: keyof typeof dialogs; visit: Visit } | null>(null)

  function actsOf(visit: Visit): Record<VisitAct, Act> {
    const name = arrivalName(visit, names)
    const { id } = visit
    const does = {
      enter: () => (visit.resembles ? setOpen({ about: 'compare', visit }) : enter.run(visit)),
      leave: () =>
        recording.run(posts(visit.condominium.id), exitAct(id), {
          name,
          title: words.left_title,
          done: [words.left(name), visit.badge && give_back(visit.badge)].filter(Boolean).join('. '),
          failed: words.leave_failed,
        }),
      enter_some: () => setOpen({ about: 'enter_some', visit }),
      leave_some: () => setOpen({ about: 'leave_some', visit }),
      badge: () => setOpen({ about: 'badge', visit }),
      by_phone: () => setOpen({ about: 'by_phone', visit }),
      let_in: () => setOpen({ about: 'let_in', visit }),
      details: () => setOpen({ about: 'details', visit }),
    }
    const act = (name: VisitAct): Act => ({
      label: text[name],
      icon: icons[name],
      onAct: does[name],
      pending:
        (name === 'enter' && enter.runs((made) => isAbout(made, 'entry', id))) ||
        (name === 'leave' && recording.runs((made) => isAbout(made, 'exit', id))),
    })
    return {
      enter: act('enter'),
      enter_some: act('enter_some'),
      leave: act('leave'),
      leave_some: act('leave_some'),
      badge: act('badge'),
      by_phone: act('by_phone'),
      let_in: act('let_in'),
      details: act('details'),
    }
  }

  // Administrators only read; guards record entries and exits. The acts that `visitActsNow` lists after `details` are rare.
  function offered(visit: Visit): { usual: Act[]; rare: Act[] } {
    if (!atGate) return { usual: [], rare: [] }
    const does = actsOf(visit)
    const names = visitActsNow(visit, now)
    const at = names.indexOf('details')
    return { usual: names.slice(0, at).map((name) => does[name]), rare: names.slice(at + 1).map((name) => does[name]) }
  }

  const about = open && (listed?.find((visit) => visit.id === open.visit.id) ?? open.visit)
  const Dialog = open && dialogs[open.about]
  return {
    acts: (visit) => offered(visit).usual,
    opens: (visit) => actsOf(visit).details,
    dialog: about && Dialog ? <Dialog visit={about} {...offered(about)} onClose={() => setOpen(null)} /> : null,
  }
}

interface DialogProps {
  visit: Pick<Visit, 'id' | 'condominium' | 'unit_number' | 'name' | 'last_name' | 'arrival_kind' | 'badge'>
  onClose: () => void
}

function useEnter() {
  const { acts: words } = useText(visitMessages)
  const { names } = useText(arrivalTexts)
  const posts = useDeskPosts()
  const recording = useRecording()
  return {
    ...recording,
    run: (visit: DialogProps['visit'], ended = () => {}) => {
      const name = arrivalName(visit, names)
      const said = { name, title: words.entered_title, done: words.entered(name), failed: words.enter_failed }
      recording.run(posts(visit.condominium.id), entryAct(visit.id), said, { ended })
    },
  }
}

/** Opens before the entry of a person who resembles one that the home refuses. */
function CompareDocument({ visit, onClose }: DialogProps) {
  const { acts: text } = useText(visitMessages)
  const { names } = useText(arrivalTexts)
  const { alike } = useText(ruleCardTexts)
  const enter = useEnter()
  return (
    <ConfirmDialog
      title={alike(visit.unit_number)}
      about={{ name: arrivalName(visit, names) }}
      confirm={text.compared}
      against
      pending={enter.pending}
      onConfirm={() => enter.run(visit, onClose)}
      onClose={onClose}
    >
      <p>{text.compare}</p>
    </ConfirmDialog>
  )
}

function Badge({ visit, onClose }: DialogProps) {
  return (
    <DeskPost condominium_id={visit.condominium.id}>
      <BadgeDialog of={{ ...visit, authorization_id: visit.id }} onClose={onClose} />
    </DeskPost>
  )
}

export function LetIn({ visit, onClose }: DialogProps) {
  return (
    <DeskPost condominium_id={visit.condominium.id}>
      <LetInDialog why="override" names="never" {...useLetIn(visit)} onClose={onClose} />
    </DeskPost>
  )
}

export function ByPhone({ visit, onClose }: DialogProps) {
  const { condominium, unit_number } = visit
  return (
    <DeskPost condominium_id={condominium.id}>
      <LetInDialog why="by_phone" names="always" {...useLetIn(visit)} onClose={onClose}>
        <WhoAnswers condominium_id={condominium.id} unit_number={unit_number} />
      </LetInDialog>
    </DeskPost>
  )
}

function useLetIn(visit: DialogProps['visit']) {
  const { acts: text } = useText(visitMessages)
  const { names } = useText(arrivalTexts)
  const say = useRecordedToast()
  const post = useDeskPosts()(visit.condominium.id)
  const name = arrivalName(visit, names)
  return {
    unit: visit.unit_number,
    act: (said: Said) => letInAct(visit.id, said),
    onDone: (act: GateAct, eventId: string) =>
      say(post, { name, title: text.entered_title, done: text.entered(name), act, eventId }),
  }
}
