/** The condominiums that an agent guards or an admin runs. */
import { useMe } from '../../session/currentSession.web.ts'
import { Card } from '../../web/cards/Card.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useText } from '../../web/language/language.tsx'
import { appMessages } from '../frame/app.messages.ts'

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
