/** The condominiums that an agent guards or an admin runs. */
import { useMe } from '../session/currentSession.web.ts'
import { Card } from '../web/Card.tsx'
import { useText } from '../web/language.tsx'
import { Note } from '../web/Note.tsx'
import { appMessages } from './app.messages.ts'

export function AssignedCard() {
  const { home } = useText(appMessages)
  const { assigned } = useMe()
  return (
    <Card title={home.my_condominiums}>
      {assigned.length === 0 ? <Note tone="wait">{home.none_assigned}</Note> : null}
      <ul>
        {assigned.map((place) => (
          <li key={place.id}>{place.name}</li>
        ))}
      </ul>
    </Card>
  )
}
