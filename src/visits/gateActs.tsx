/** The acts of the gate beside a visit, the same in every list, with the dialogs that some of them open. */
import { IconDoorEnter, IconDoorExit, IconEye, IconPhoneCheck, IconShieldExclamation } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { newId } from '../shared/ids.ts'
import type { Act } from '../web/Acts.tsx'
import { useServerNow } from '../web/clock.ts'
import { useText } from '../web/language.tsx'
import { refused, toldTitle } from '../web/notice.tsx'
import { useWrite } from '../web/queries.ts'
import { useRefusalText } from '../web/refusals.tsx'
import { VisitDetails } from './VisitDetails.tsx'
import { ByPhone, LetIn } from './VisitDialogs.tsx'
import { type Visit, visits } from './visits.contract.ts'
import { visitMessages } from './visits.messages.ts'
import { gateActs, visitorName } from './visits.rules.ts'

const icons = {
  enter: IconDoorEnter,
  leave: IconDoorExit,
  by_phone: IconPhoneCheck,
  let_in: IconShieldExclamation,
  details: IconEye,
} as const

const dialogs = { details: VisitDetails, let_in: LetIn, by_phone: ByPhone } as const

interface GateActs {
  acts: (visit: Visit) => Act[]
  /** Null while none is open. */
  dialog: ReactNode
}

/** `listed`: the rows on screen, so that a dialog says what is so now. */
export function useGateActs(listed: readonly Visit[] | undefined): GateActs {
  const { list: text, acts: words } = useText(visitMessages)
  const refusalText = useRefusalText()
  const now = useServerNow()
  const enter = useWrite(visits.enter)
  const leave = useWrite(visits.leave)
  const [dialog, open] = useState<{ about: keyof typeof dialogs; visit: Visit } | null>(null)

  function run(visit: Visit, act: typeof enter | typeof leave, title: string, said: string, failed: string) {
    act.mutate(
      { condominium_id: visit.condominium.id, id: visit.id, event_id: newId() },
      { onSuccess: () => toldTitle(title, said), onError: (no) => refused(failed, refusalText(no)) },
    )
  }

  function acts(visit: Visit): Act[] {
    const name = visitorName(visit)
    const does = {
      enter: () => run(visit, enter, words.entered_title, words.entered(name), words.enter_failed),
      leave: () => run(visit, leave, words.left_title, words.left(name), words.leave_failed),
      by_phone: () => open({ about: 'by_phone', visit }),
      let_in: () => open({ about: 'let_in', visit }),
      details: () => open({ about: 'details', visit }),
    }
    return gateActs(visit, now).map((act) => ({
      label: text[act],
      icon: icons[act],
      onAct: does[act],
      pending:
        (act === 'enter' && enter.isPending && enter.variables.id === visit.id) ||
        (act === 'leave' && leave.isPending && leave.variables.id === visit.id),
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
