/**
 * Shows entries by rules of homes. One that its home calls wrong rings until a guard acknowledges it; a person who stays too long gets
 * a note.
 */
import { Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Note } from '../../../web/cards/Note.tsx'
import { useText } from '../../../web/language/language.tsx'
import { arrivalTexts } from '../../arrivals/arrivals.messages.ts'
import { arrivalName } from '../../arrivals/arrivals.ts'
import { ruleCardTexts } from '../../arrivals/homeRules/homeRules.messages.ts'
import type { Entry } from '../../station/facts/gate.snapshot.ts'
import type { Station } from '../../station/station.ts'
import { useDeviceChoice } from '../deviceChoices.web.ts'
import { giveSign, useSigns } from '../gateSigns.web.ts'
import { clockText, type Glance } from '../gateWords.ts'
import { guardMessages } from '../guard.messages.ts'
import styles from '../StationDesk.module.css'

const dayMs = 86_400_000

interface RuleCardsProps {
  station: Station
  glance: Glance
  onChoose: (authorizationId: string) => void
}

export function RuleCards({ station, glance, onChoose }: RuleCardsProps) {
  const text = useText(ruleCardTexts)
  const { bar } = useText(guardMessages)
  const { names } = useText(arrivalTexts)
  const [signs] = useSigns()
  const [noted, setNoted] = useDeviceChoice<string[]>(station.practice ? 'practice.contested' : 'contested', [])
  const entries = station.snapshot?.entries ?? []
  const contested = entries.filter((entry) => isContested(entry, glance.now) && !noted.includes(entry.authorization_id))
  const rung = useRef(new Set<string>())
  useEffect(() => {
    const fresh = contested.filter(({ authorization_id }) => !rung.current.has(authorization_id))
    for (const { authorization_id } of fresh) rung.current.add(authorization_id)
    if (signs && fresh.length > 0) giveSign('red')
  })
  const late = entries.filter(
    ({ by_rule, inside }) => inside && by_rule && Date.parse(by_rule.stays_until) <= glance.now,
  )
  return (
    <>
      {contested.map((entry) => (
        <Group key={entry.authorization_id} className={styles.conflict} gap="xs" data-contested>
          <Note tone="bad" title={text.contested(arrivalName(entry, names), entry.unit)}>
            {[
              text.contested_text(entry.by_rule?.contested_by ?? '', clockText(enteredAt(entry), glance)),
              entry.inside?.gate ? text.contested_gate(entry.inside.gate) : null,
              entry.inside ? null : text.contested_left,
            ]
              .filter(Boolean)
              .join(' ')}
          </Note>
          <Button variant="default" size="lg" onClick={() => setNoted([...noted.slice(-50), entry.authorization_id])}>
            {bar.note}
          </Button>
        </Group>
      ))}
      {late.map((entry) => (
        <Group key={entry.authorization_id} className={styles.conflict} gap="xs" data-stays>
          <Note tone="wait" title={text.stays(arrivalName(entry, names), entry.unit)}>
            {text.stays_text(clockText(entry.by_rule?.stays_until ?? '', glance))}
          </Note>
          <Button variant="default" size="lg" onClick={() => onChoose(entry.authorization_id)}>
            {text.open}
          </Button>
        </Group>
      ))}
    </>
  )
}

const isContested = ({ by_rule }: Entry, now: number) =>
  Boolean(by_rule?.contested_at) && now - Date.parse(by_rule?.contested_at ?? '') < dayMs

/** People who left have no entry time here, so the result is approximate for them. */
const enteredAt = ({ inside, valid_from, created_at }: Entry) => inside?.since ?? valid_from ?? created_at
