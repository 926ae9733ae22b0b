import {
  IconBuildingCommunity,
  IconEdit,
  IconHomePlus,
  IconHomeQuestion,
  IconMailForward,
  IconShieldLock,
  IconTrash,
  IconTruck,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { householdMessages } from '../../households/households.messages.ts'
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { useText } from '../../web/language/language.tsx'
import type { Act } from '../../web/pieces/Acts.tsx'
import { homeTexts } from '../homes/homes.messages.ts'
import { invitationMessages } from '../invite/invitations.messages.ts'
import { moveTexts } from '../move/moves.messages.ts'
import type { Person } from '../people.contract.ts'
import { peopleMessages } from '../people.messages.ts'
import { decisionsFrom, isStaff } from '../people.rules.ts'
import type { PersonDialog } from './PersonDialogs.tsx'
import { useApproving } from './useApproving.web.ts'

/** `inviting`: whether the list contains people who have not begun, so that inviting is the main act. */
export function usePersonActs(inviting = false) {
  const { users, edit, security, success } = useText(peopleMessages)
  const { office } = useText(householdMessages)
  const { dialog: words } = useText(invitationMessages)
  const moving = useText(moveTexts)
  const homes = useText(homeTexts)
  const { id: me } = useCurrentUser()
  const [dialog, setDialog] = useState<PersonDialog | null>(null)
  const approving = useApproving<Person>((person) => setDialog({ about: 'approve', person }))

  function acts(person: Person): Act[] {
    // An admin may remove a shared guard only from their own condominiums.
    const assignments: Act = {
      label: users.condominiums,
      icon: IconBuildingCommunity,
      onAct: () => setDialog({ about: 'assignments', person }),
    }
    const decisions = decisionsFrom(person.approval_status)
    const reject: Act = { label: users.reject, icon: IconX, onAct: () => setDialog({ about: 'reject', person }) }
    const approve = () => approving(person, { title: success, done: edit.decided_approved })
    const move: Act = { label: moving.act, icon: IconTruck, onAct: () => setDialog({ about: 'move', person }) }
    const addHome: Act = {
      label: homes.act,
      icon: IconHomePlus,
      onAct: () => setDialog({ about: 'add_home', person }),
    }
    const lives = person.homes.some(({ waits }) => !waits)
    const answer: Act[] =
      person.objections.length > 0
        ? [{ label: office.answer, icon: IconHomeQuestion, onAct: () => setDialog({ about: 'answer', person }) }]
        : []
    // A person with ties elsewhere is changed there; here only their approval and the end of their home are possible.
    if (!person.may_change) {
      if (person.id === me) return []
      return [
        ...answer,
        ...(person.asked_home !== null ? [approve()] : []),
        ...(isStaff(person.user_role) && person.assigned.length > 0 ? [assignments] : []),
        ...(lives ? [move, addHome] : []),
        ...(person.asked_home !== null ? [reject] : []),
      ]
    }
    const list: Act[] = [...answer]
    if (decisions.includes('approved')) list.push(approve())
    const hasAccount = !person.relief_until
    if (hasAccount && person.approval_status === 'approved' && (!person.started || person.email === null)) {
      list.push({
        label: person.started ? words.act_back : person.invited_at ? words.act_again : words.act,
        icon: IconMailForward,
        quiet: !inviting,
        onAct: () => setDialog({ about: 'invite', person }),
      })
    }
    list.push({
      label: users.edit,
      icon: IconEdit,
      opens: person.id,
      quiet: true,
      onAct: () => setDialog({ about: 'edit', person }),
    })
    if (isStaff(person.user_role)) {
      list.push(assignments)
    }
    if (lives && (person.approval_status === 'approved' || person.asked_home !== null)) list.push(move, addHome)
    list.push({ label: security.act, icon: IconShieldLock, onAct: () => setDialog({ about: 'security', person }) })
    if (decisions.includes('rejected')) {
      list.push(reject)
    }
    list.push({ label: users.remove, icon: IconTrash, onAct: () => setDialog({ about: 'remove', person }) })
    return list
  }
  return { acts, dialog, close: () => setDialog(null) }
}
