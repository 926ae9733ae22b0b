/** Emergencies and authorities that a guard must still write down, each with its next step. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { urgentTexts } from '../../../visits/arrivals/urgent.messages.ts'
import { Note } from '../../../web/cards/Note.tsx'
import { later } from '../../../web/frame/later.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { Urgent } from '../../facts/gate.snapshot.ts'
import type { Station } from '../../station/station.ts'
import { clockText, type Glance } from '../gateWords.ts'

const UrgentDialog = later(() => import('./UrgentDialog.tsx').then((loaded) => loaded.UrgentDialog))

export interface Completing {
  of: Urgent
  admitted?: boolean
}

export function UrgentCards({ station, glance }: { station: Station; glance: Glance }) {
  const text = useText(urgentTexts)
  const [completing, setCompleting] = useState<Completing | null>(null)
  const { snapshot, agent } = station
  return (
    <>
      {snapshot?.urgent?.map((one) => {
        const when = clockText(one.at, glance)
        return (
          <div key={one.id} className="garita-conflict" data-urgent={one.kind}>
            {one.kind === 'emergency' ? (
              <Note tone="wait" title={text.emergency_at(when)}>
                {text.emergency_text(one.agent_name || agent.name)}
              </Note>
            ) : (
              <Note tone="wait" title={text.authority_at(when)}>
                <span className="garita-protocol">{snapshot.authority_protocol || text.protocol}</span>
              </Note>
            )}
            {one.kind === 'emergency' ? (
              <Button variant="default" size="lg" onClick={() => setCompleting({ of: one })}>
                {text.note}
              </Button>
            ) : (
              <div className="garita-urgent-acts">
                <Button variant="default" size="lg" onClick={() => setCompleting({ of: one, admitted: true })}>
                  {text.admitted}
                </Button>
                <Button variant="default" size="lg" onClick={() => setCompleting({ of: one, admitted: false })}>
                  {text.turned_away}
                </Button>
              </div>
            )}
          </div>
        )
      })}
      {completing ? <UrgentDialog {...completing} station={station} onClose={() => setCompleting(null)} /> : null}
    </>
  )
}
