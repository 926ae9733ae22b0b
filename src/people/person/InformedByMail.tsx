/** Explains how the person learns of the change, with or without e-mail. */
import { useCurrentUser } from '../../web/calls/currentUser.tsx'
import { useText } from '../../web/language/language.tsx'
import { peopleMessages } from '../people.messages.ts'

export function InformedByMail() {
  const { edit } = useText(peopleMessages)
  return <p>{useCurrentUser().sends_mail ? edit.told_by_mail : edit.not_told}</p>
}
