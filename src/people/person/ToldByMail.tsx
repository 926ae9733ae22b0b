/** How a person learns of what was done to them, where the installation can tell them and where it cannot. */
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { useText } from '../../web/language/language.tsx'
import { peopleMessages } from '../people.messages.ts'

export function ToldByMail() {
  const { edit } = useText(peopleMessages)
  return <p>{useCurrentUser().sends_mail ? edit.told_by_mail : edit.not_told}</p>
}
