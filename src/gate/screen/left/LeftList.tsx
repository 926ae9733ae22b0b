/** "En caseta": what waits at the gate for whom, the longest first; a press hands it over. */
import { Button } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { leftTexts, leftWords } from '../../../visits/left/left.messages.ts'
import { leftName } from '../../../visits/left/left.ts'
import { Empty } from '../../../web/cards/Empty.tsx'
import { useText } from '../../../web/language/language.tsx'
import { clockText } from '../gateWords.ts'
import { Capped } from '../lists/Capped.tsx'
import type { GateListProps } from '../lists/GateLists.tsx'
import './left.css'

export function LeftList({ snapshot, glance, onLeft }: GateListProps) {
  const text = useText(leftTexts)
  const words = useText(leftWords)
  const waiting = snapshot.left_at_gate ?? []
  return (
    <>
      <Button
        className="garita-left-write"
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
              <button
                type="button"
                className="garita-row-press"
                data-gate-row
                onClick={() => onLeft({ what: 'hand', item })}
              >
                <strong className="garita-code garita-row-unit">{item.unit}</strong>
                <span className="garita-row-who">
                  <strong>{leftName(item, words)}</strong>
                  <span className="garita-row-more">{text.since(clockText(item.at, glance))}</span>
                </span>
                <span className="garita-row-count">{text.hand_over}</span>
              </button>
            </li>
          )
        }}
      </Capped>
    </>
  )
}
