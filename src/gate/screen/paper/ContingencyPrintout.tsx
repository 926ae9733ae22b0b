/** The sheet as it is printed: plain tables, black on white, and empty lines to write on. */

import { useDates } from '../../../web/cards/dates.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { StationSnapshot } from '../../station/facts/lookup.ts'
import { groupCountTexts } from '../../visits/groupCounts.messages.ts'
import type { Glance } from '../gateWords.ts'
import styles from './ContingencyPrintout.module.css'
import { paperMessages } from './paper.messages.ts'
import type { PrintoutPerson, Sheet } from './printout.ts'

interface ContingencyPrintoutProps {
  sheet: Sheet
  snapshot: StationSnapshot
  agent: string
  glance: Glance
}

const emptyLines = Array.from({ length: 24 }, (_, line) => line)

export function ContingencyPrintout({ sheet, snapshot, agent, glance }: ContingencyPrintoutProps) {
  const text = useText(paperMessages)
  const dates = useDates().at(glance.time_zone)
  return (
    <div className={styles.sheet} data-contingency>
      <h1>
        {text.sheet} · {snapshot.condominium.name}
      </h1>
      <p>
        {snapshot.gate.name} · {text.as_of(dates.moment(snapshot.taken_at))} ·{' '}
        {text.printed_by(agent, dates.moment(new Date(glance.now).toISOString()))}
      </p>
      <p>{text.secret}</p>
      <People title={text.expected} people={sheet.expected} zone={glance.time_zone} />
      <People title={text.inside} people={sheet.inside} zone={glance.time_zone} />
      <h2>{text.lives}</h2>
      <table>
        <thead>
          <tr>
            <th>{text.unit}</th>
            <th>{text.who}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.homes.map(({ unit, who }) => (
            <tr key={unit}>
              <td>{unit}</td>
              <td>{who}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{text.by_hand}</h2>
      <table className={styles.hand}>
        <thead>
          <tr>
            <th>{text.time}</th>
            <th>{text.who}</th>
            <th>{text.unit}</th>
            <th>{text.plate}</th>
          </tr>
        </thead>
        <tbody>
          {emptyLines.map((line) => (
            <tr key={line}>
              <td />
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function People({ title, people, zone }: { title: string; people: readonly PrintoutPerson[]; zone: string }) {
  const text = useText(paperMessages)
  const { counted } = useText(groupCountTexts)
  const dates = useDates().at(zone)
  return (
    <>
      <h2>{title}</h2>
      {people.length === 0 ? (
        <p>{text.nobody}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>{text.unit}</th>
              <th>{text.who}</th>
              <th>{text.host}</th>
              <th>{text.plate}</th>
              <th>{text.from}</th>
              <th>{text.until}</th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ id, unit, name, people: count, host, plates, from, until }) => (
              <tr key={id}>
                <td>{unit}</td>
                <td>{count > 1 ? `${name} (${counted(count)})` : name}</td>
                <td>{host}</td>
                <td>{plates}</td>
                <td>{from ? dates.moment(from) : ''}</td>
                <td>{until ? dates.moment(until) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
