/** Who stands at the gate, in the order in which a guard compares: unit, name, then all the rest. */
import { kindTexts } from '../../../authorizations/authorizations.messages.ts'
import { Facts } from '../../../web/cards/Facts.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { Entry } from '../../facts/gate.snapshot.ts'
import type { Verdict } from '../../verdict/verdict.ts'
import { gateIcons } from '../gateIcons.tsx'
import { beginningText, clockText, endingText, type Glance, hoursText } from '../gateTimes.ts'
import { guardMessages } from '../guard.messages.ts'
import { fullNameOf } from '../lists/gateLists.ts'

export function SubjectFacts({ subject, glance }: { subject: NonNullable<Verdict['subject']>; glance: Glance }) {
  const { card } = useText(guardMessages)
  const kinds = useText(kindTexts)
  const kind = subject.known ? subject.entry.kind : subject.pass.kind
  const Face = gateIcons[kind]
  return (
    <div className="garita-who">
      <div className="garita-who-head">
        {subject.known ? (
          <p className="garita-who-unit">
            <span>{card.unit}</span>
            <strong className="garita-code">{subject.entry.unit}</strong>
          </p>
        ) : null}
        <div>
          <p className="garita-who-name">{subject.known ? fullNameOf(subject.entry) : card.stranger}</p>
          <p className="garita-who-kind">
            <Face size={18} aria-hidden /> {kinds[kind].one}
          </p>
        </div>
      </div>
      {subject.known ? <EntryFacts entry={subject.entry} glance={glance} /> : null}
    </div>
  )
}

function EntryFacts({ entry, glance }: { entry: Entry; glance: Glance }) {
  const { card, lists } = useText(guardMessages)
  const { valid_from, valid_until, schedule } = entry
  const ahead = valid_from && Date.parse(valid_from) > glance.now
  const window = [
    ahead ? card.from(beginningText(valid_from, glance)) : null,
    valid_until ? card.until(endingText(valid_until, glance)) : null,
  ].filter((part) => part !== null)
  const hours = schedule ? hoursText(schedule, glance.language) : ''
  const facts: [name: string, value: string | null, coded?: 'large' | 'plain'][] = [
    [card.plate, entry.plates.join(' · ') || null, 'large'],
    [card.vehicle, entry.kind === 'vehicle' ? null : entry.vehicle],
    [card.host, entry.host],
    [card.valid, window.join(' · ') || null, 'plain'],
    [card.valid, window.length === 0 && entry.status === 'active' ? card.always : null],
    [card.hours, hours || null, 'plain'],
    [card.document, entry.document, 'plain'],
    [card.inside, entry.inside && lists.since(clockText(entry.inside.since, glance)), 'plain'],
    [card.notes, entry.notes],
  ]
  return (
    <Facts>
      {facts.map(([name, value, coded]) =>
        value ? (
          <div key={name + value} className="garita-fact">
            <dt>{name}</dt>
            <dd className={coded ? 'garita-code' : undefined} data-large={coded === 'large' || undefined}>
              {value}
            </dd>
          </div>
        ) : null,
      )}
    </Facts>
  )
}
