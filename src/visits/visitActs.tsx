/** What a guard may do beside a visit, the same in every list, with the dialogs that some of the acts open. */
import { IconDoorEnter, IconDoorExit, IconEye, IconPhoneCheck, IconShieldExclamation } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { newId } from '../shared/ids.ts'
import { useAct } from '../web/calls/act.ts'
import { useServerNow } from '../web/calls/clock.ts'
import { useText } from '../web/language/language.tsx'
import type { Act } from '../web/pieces/Acts.tsx'
import { VisitDetails } from './VisitDetails.tsx'
import { ByPhone, LetIn } from './VisitDialogs.tsx'
import { type Visit, visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'
import { gateActOn, visitActsNow, visitorName } from './visits.rules.ts'

const icons = {
  enter: IconDoorEnter,
  leave: IconDoorExit,
  by_phone: IconPhoneCheck,
  let_in: IconShieldExclamation,
  details: IconEye,
} as const

const dialogs = { details: VisitDetails, let_in: LetIn, by_phone: ByPhone } as const

interface VisitActs {
  acts: (visit: Visit) => Act[]
  /** Null while none is open. */
  dialog: ReactNode
}

/** `listed`: the rows on screen, so that a dialog says what is so now. */
export function useVisitActs(listed: readonly Visit[] | undefined): VisitActs {
  const { list: text, acts: words } = useText(visitMessages)
  const now = useServerNow()
  const enter = useAct(visits.enter)
  const leave = useAct(visits.leave)
  const [dialog, open] = useState<{ about: keyof typeof dialogs; visit: Visit } | null>(null)

  function acts(visit: Visit): Act[] {
    const name = visitorName(visit)
    const { id } = visit
    const does = {
      enter: () =>
        enter.run(gateActOn(visit, newId()), {
          title: words.entered_title,
          done: words.entered(name),
          failed: words.enter_failed,
        }),
      leave: () =>
        leave.run(gateActOn(visit, newId()), {
          title: words.left_title,
          done: words.left(name),
          failed: words.leave_failed,
        }),
      by_phone: () => open({ about: 'by_phone', visit }),
      let_in: () => open({ about: 'let_in', visit }),
      details: () => open({ about: 'details', visit }),
    }
    return visitActsNow(visit, now).map((act) => ({
      label: text[act],
      icon: icons[act],
      onAct: does[act],
      pending: (act === 'enter' || act === 'leave') && { enter, leave }[act].runs((input) => input.id === id),
    }))
  }

  const Dialog = dialog && dialogs[dialog.about]
  return {
    acts,
    dialog: Dialog ? (
      <Dialog
        visit={listed?.find((visit) => visit.id === dialog.visit.id) ?? dialog.visit}
        onClose={() => open(null)}
      />
    ) : null,
  }
}
