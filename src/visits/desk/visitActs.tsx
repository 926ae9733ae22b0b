/** What a guard can do with a visit, the same in every list, with the dialogs for it; others read its details. */

import { Textarea, TextInput } from '@mantine/core'
import {
  IconDoorEnter,
  IconDoorExit,
  IconEye,
  IconId,
  IconPhoneCheck,
  IconShieldExclamation,
} from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { households } from '../../households/households.contract.ts'
import { newId } from '../../shared/ids.ts'
import { useAct } from '../../web/calls/act.ts'
import { useServerNow } from '../../web/calls/api.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { useRead } from '../../web/calls/queries.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { Toggles } from '../../web/form/fields/Toggles.tsx'
import { later } from '../../web/frame/later.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Act } from '../../web/pieces/Acts.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalName } from '../arrivals/arrivals.ts'
import { badgeTexts } from '../badges/badges.messages.ts'
import { reasonTexts, whoTexts } from '../choices.messages.ts'
import { offeredReasons, type ReasonChoice } from '../choices.ts'
import { ruleCardTexts } from '../rules/homeRules.messages.ts'
import { type Visit, visits } from '../visits.contract.ts'
import { visitMessages } from '../visits.messages.ts'
import { gateActOn, type VisitAct, visitActsNow } from '../visits.rules.ts'

const VisitDetails = later(() => import('./VisitDetails.tsx').then((loaded) => loaded.VisitDetails))
const BadgeDialog = later(() => import('../badges/BadgeDialog.tsx').then((loaded) => loaded.BadgeDialog))
const WhoAnswers = later(() => import('../answers/WhoAnswers.tsx').then((loaded) => loaded.WhoAnswers))

const icons = {
  enter: IconDoorEnter,
  leave: IconDoorExit,
  badge: IconId,
  by_phone: IconPhoneCheck,
  let_in: IconShieldExclamation,
  details: IconEye,
} as const

const dialogs = {
  compare: CompareDocument,
  badge: BadgeDialog,
  details: VisitDetails,
  let_in: LetIn,
  by_phone: ByPhone,
} as const

interface VisitActs {
  /** What a row offers; what is rarer stands in its details. */
  acts: (visit: Visit) => Act[]
  /** Its details, with everything that can be done. */
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
  const leave = useAct(visits.leave)
  const [open, setOpen] = useState<{ about: keyof typeof dialogs; visit: Visit } | null>(null)

  function actsOf(visit: Visit): Record<VisitAct, Act> {
    const name = arrivalName(visit, names)
    const { id } = visit
    const does = {
      enter: () => (visit.resembles ? setOpen({ about: 'compare', visit }) : enter.run(visit)),
      leave: () =>
        leave.run(gateActOn(visit, newId()), {
          title: words.left_title,
          done: [words.left(name), visit.badge && give_back(visit.badge)].filter(Boolean).join('. '),
          failed: words.leave_failed,
        }),
      badge: () => setOpen({ about: 'badge', visit }),
      by_phone: () => setOpen({ about: 'by_phone', visit }),
      let_in: () => setOpen({ about: 'let_in', visit }),
      details: () => setOpen({ about: 'details', visit }),
    }
    const act = (name: VisitAct): Act => ({
      label: text[name],
      icon: icons[name],
      onAct: does[name],
      pending: (name === 'enter' || name === 'leave') && { enter, leave }[name].runs((input) => input.id === id),
    })
    return {
      enter: act('enter'),
      leave: act('leave'),
      badge: act('badge'),
      by_phone: act('by_phone'),
      let_in: act('let_in'),
      details: act('details'),
    }
  }

  // The administration reads; letting in and out is the guard's. What stands behind the details is not offered on a row.
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
  visit: Pick<Visit, 'id' | 'condominium' | 'unit_number' | 'name' | 'last_name' | 'arrival_kind'>
  onClose: () => void
}

function useEnter() {
  const { acts: words } = useText(visitMessages)
  const { names } = useText(arrivalTexts)
  const enter = useAct(visits.enter)
  return {
    ...enter,
    run: (visit: DialogProps['visit'], ended = () => {}) =>
      enter.run(
        gateActOn(visit, newId()),
        { title: words.entered_title, done: words.entered(arrivalName(visit, names)), failed: words.enter_failed },
        { ended },
      ),
  }
}

/** Before the entry of somebody like a person whom the home refuses. */
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

/** An override: an entry with a reason. */
export function LetIn({ visit, onClose }: DialogProps) {
  const { list } = useText(visitMessages)
  const reasons = useText(reasonTexts)
  const [eventId] = useState(() => newId())
  const saving = useCallForm(visits.enter, {
    initial: { choice: null as ReasonChoice | null, reason: '' },
    input: ({ choice, reason }) => ({
      ...gateActOn(visit, eventId),
      reason: reason || (choice && choice !== 'other' ? reasons[choice] : reason),
      choice: choice ?? 'other',
    }),
    done: useEntered({ visit, onClose }),
  })
  const { form } = saving
  return (
    <WithReason
      of={saving}
      title={list.let_in_title}
      choice={form.values.choice}
      onChoose={(choice) => form.setFieldValue('choice', choice)}
      reason={form.getInputProps('reason')}
      onClose={onClose}
    />
  )
}

export function ByPhone({ visit, onClose }: DialogProps) {
  const { acts: text, list } = useText(visitMessages)
  const reasons = useText(reasonTexts)
  const whose = useText(whoTexts)
  const [eventId] = useState(() => newId())
  const place = { condominium_id: visit.condominium.id, unit_number: visit.unit_number }
  const home = useRead(households.answering, place)
  const saving = useCallForm(visits.enterByPhone, {
    initial: { authorized_by: '', choice: 'by_phone' as ReasonChoice, reason: '' },
    input: ({ authorized_by, choice, reason }) => ({
      ...gateActOn(visit, eventId),
      ...{ authorized_by, choice, reason: reason || (choice === 'other' ? reason : reasons[choice]) },
    }),
    done: useEntered({ visit, onClose }),
  })
  const { form } = saving
  const people = [...new Set([...(home.data ?? []).map(({ name }) => name), whose.administration])]
  return (
    <WithReason
      of={saving}
      title={list.by_phone_title}
      choice={form.values.choice}
      onChoose={(choice) => form.setFieldValue('choice', choice)}
      reason={form.getInputProps('reason')}
      onClose={onClose}
    >
      <WhoAnswers {...place} />
      <Toggles
        label={whose.home}
        values={people}
        words={Object.fromEntries(people.map((name) => [name, name]))}
        chosen={[form.values.authorized_by]}
        onPress={(name) => form.setFieldValue('authorized_by', name)}
      />
      <TextInput label={text.who} withAsterisk autoComplete="off" {...form.getInputProps('authorized_by')} />
    </WithReason>
  )
}

function useEntered({ visit, onClose }: DialogProps): () => void {
  const { acts: text } = useText(visitMessages)
  const { names } = useText(arrivalTexts)
  return () => {
    toastSuccess(text.entered(arrivalName(visit, names)), text.entered_title)
    onClose()
  }
}

interface WithReasonProps extends Pick<ComponentProps<typeof FormDialog>, 'of' | 'title' | 'onClose'> {
  choice: ReasonChoice | null
  onChoose: (choice: ReasonChoice) => void
  reason: ComponentProps<typeof Textarea>
  /** Fields above the reason. */
  children?: ReactNode
}

/** A choice, which stays, and words beside it. */
function WithReason({ choice, onChoose, reason, children, ...dialog }: WithReasonProps) {
  const { acts: text, list } = useText(visitMessages)
  const { usual, ...reasons } = useText(reasonTexts)
  const whose = useText(whoTexts)
  return (
    <FormDialog {...dialog} submit={list.enter}>
      {children}
      <Toggles
        label={usual}
        values={offeredReasons}
        words={reasons}
        chosen={choice ? [choice] : []}
        onPress={onChoose}
      />
      <Textarea
        label={text.reason}
        description={`${text.reason_hint} ${whose.term}`}
        withAsterisk={choice === null || choice === 'other'}
        rows={3}
        {...reason}
      />
    </FormDialog>
  )
}
