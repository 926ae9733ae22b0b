/** "Paquetes" lists the items at the gate, the longest wait first; a press hands one over. */
import { Button, UnstyledButton } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { Empty } from '../../../web/cards/Empty.tsx'
import { useText } from '../../../web/language/language.tsx'
import { leftItemTexts, leftItemWords } from '../../arrivals/leftItems/leftItems.messages.ts'
import { leftItemName } from '../../arrivals/leftItems/leftItems.ts'
import { clockText } from '../gateWords.ts'
import { Capped } from '../lists/Capped.tsx'
import type { GateListProps } from '../lists/GateLists.tsx'
import styles from '../lists/Rows.module.css'

export function LeftItemList({ snapshot, glance, onLeft }: GateListProps) {
  const text = useText(leftItemTexts)
  const words = useText(leftItemWords)
  const waiting = snapshot.left_at_gate ?? []
  return (
    <>
      <Button
        my="xs"
        variant="default"
        size="lg"
        leftSection={<IconPackage size={22} aria-hidden />}
        onClick={() => onLeft({ what: 'leave', of: null })}
      >
        {text.write}
      </Button>
      {waiting.length === 0 ? <Empty icon={IconPackage} title={text.none} text={text.none_text} /> : null}
      <Capped items={waiting} label={text.list} keyOf={({ id }) => id}>
        {(item) => {
          return (
            <li>
              <UnstyledButton className={styles.row} data-gate-row onClick={() => onLeft({ what: 'hand', item })}>
                <strong className={`garita-code ${styles.unit}`}>{item.unit}</strong>
                <span className={styles.who}>
                  <strong>{leftItemName(item, words)}</strong>
                  <span className={styles.more}>
                    {[
                      item.shelf && text.on_shelf(item.shelf),
                      text.since(clockText(item.at, glance)),
                      item.collector && text.collector(item.collector),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <span className={styles.aside}>{text.hand_over}</span>
              </UnstyledButton>
            </li>
          )
        }}
      </Capped>
    </>
  )
}
