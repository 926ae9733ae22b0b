/** Rows of the parties of homes; a click opens the guests. */
import { UnstyledButton } from '@mantine/core'
import { useText } from '../../../web/language/language.tsx'
import { type Glance, limitText } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import { guestListTexts } from '../guestLists.messages.ts'
import { Capped } from './Capped.tsx'
import { type GuestList, guestsInside } from './gateLists.ts'
import styles from './Rows.module.css'

interface GuestListRowsProps {
  lists: readonly GuestList[]
  glance: Glance
  onOpen: (partyId: string) => void
}

export function GuestListRows({ lists: shown, glance, onOpen }: GuestListRowsProps) {
  const { lists } = useText(guardMessages)
  const { title } = useText(guestListTexts)
  return (
    <Capped items={shown} label={title} keyOf={({ party }) => party.party_id}>
      {(list) => {
        const { party_id, unit, name, from, until, places } = list.party
        return (
          <li>
            <UnstyledButton className={styles.row} data-gate-row onClick={() => onOpen(party_id)}>
              <strong className={`garita-code ${styles.unit}`}>{unit}</strong>
              <span className={styles.who}>
                <strong>{name}</strong>
                <span className={styles.more}>
                  {limitText({ valid_from: from, valid_until: until, schedule: null }, glance)}
                </span>
              </span>
              <span className={styles.aside}>
                {lists.count_of(guestsInside(list), places)} <span className="garita-hidden">{lists.inside_word}</span>
              </span>
            </UnstyledButton>
          </li>
        )
      }}
    </Capped>
  )
}
