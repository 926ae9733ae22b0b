/** The book lists every unit with the visitor who waits for it. The card of that visitor has the telephones. */
import { TextInput, UnstyledButton } from '@mantine/core'
import { IconHome } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { byUnit, unitsFor } from '../../../shared/unitNames.ts'
import { Empty } from '../../../web/cards/Empty.tsx'
import { useText } from '../../../web/language/language.tsx'
import { arrivalTexts } from '../../arrivals/arrivals.messages.ts'
import { arrivalName } from '../../arrivals/arrivals.ts'
import { unitsIn } from '../../station/facts/gate.snapshot.ts'
import { Capped } from '../lists/Capped.tsx'
import type { GateListProps } from '../lists/GateLists.tsx'
import styles from '../lists/Rows.module.css'
import { bookMessages } from './book.messages.ts'
import { openAsks } from './openAsk.ts'

export function BookList({ screen, snapshot, glance, onAnnounce }: GateListProps) {
  const text = useText(bookMessages)
  const { names } = useText(arrivalTexts)
  const [typed, setTyped] = useState('')
  const units = useMemo(() => {
    const all = unitsIn(snapshot)
    return typed.trim() ? unitsFor(typed, all, snapshot.spellings) : all.toSorted(byUnit)
  }, [snapshot, typed])
  const asks = openAsks(snapshot.entries, glance.now)
  const phones = useMemo(
    () => snapshot.book && new Map(snapshot.book.map(({ unit, who }) => [unit, who.length])),
    [snapshot.book],
  )
  return (
    <>
      <TextInput
        label={text.find}
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {units.length === 0 ? <Empty icon={IconHome} title={text.none_found} /> : null}
      <Capped items={units} label={text.label} keyOf={(unit) => unit}>
        {(unit) => {
          const ask = asks.get(unit)
          return (
            <li>
              <UnstyledButton
                className={styles.row}
                onClick={() => (ask ? screen.choose(ask.authorization_id) : onAnnounce(unit))}
              >
                <span className={styles.who}>
                  <strong className="garita-code">{unit}</strong>
                  <span className={styles.more}>
                    {[ask && text.waits(arrivalName(ask, names)), phones && text.phones(phones.get(unit) ?? 0)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </UnstyledButton>
            </li>
          )
        }}
      </Capped>
    </>
  )
}
