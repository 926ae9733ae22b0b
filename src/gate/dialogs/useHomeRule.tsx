/** Applies the rules of a home to the arrival in the form: the card of the rule, and the act by which the guard follows it. */
import { Box, Button, Group, Paper, Text } from '@mantine/core'
import { IconEyeExclamation, IconHandStop, IconHome, IconMessage2, IconPackage } from '@tabler/icons-react'
import { type ReactNode, useReducer, useState } from 'react'
import { wallClock } from '../../shared/time.ts'
import { wholeRow } from '../../web/cards/Stack.tsx'
import { useLanguage, useText } from '../../web/language/language.tsx'
import { arrival } from '../arrivals/arrivalSchemas.ts'
import { type ArrivalKind, type AskedRule, askedOnly } from '../arrivals/arrivals.ts'
import { ruleCardTexts, ruleWords } from '../arrivals/homeRules/homeRules.messages.ts'
import { type Arriving, decideByRules } from '../arrivals/homeRules/homeRules.ts'
import { ruleText } from '../arrivals/homeRules/ruleText.ts'
import type { ArrivalFacts, GuardPost } from './guardPost.tsx'

type ArrivalValues = Parameters<typeof askedOnly>[0] & { unit_number: string; arrival_kind: ArrivalKind }

/** Reads the arrival from the values of a form. */
function arrivingOf(values: ArrivalValues, rule: AskedRule): Arriving {
  const sent = askedOnly(values, rule)
  const plate = arrival.vehicle_plate.safeParse(sent.vehicle_plate)
  const names = [sent.name, sent.last_name].map((part) => part.trim().replace(/\s+/g, ' '))
  return {
    kind: values.arrival_kind,
    company: sent.company?.trim() || null,
    name: names.filter(Boolean).join(' ') || null,
    plate: (plate.success && plate.data) || null,
    no_document: sent.no_document,
  }
}

/** The guard overrides the rule for this key only: another unit, kind or company is another arrival. */
const arrivalKey = ({ unit_number, arrival_kind, company }: ArrivalValues) =>
  `${unit_number} ${arrival_kind} ${company}`

export function useHomeRule(
  { now }: GuardPost,
  { homeRules, time_zone }: ArrivalFacts,
  values: ArrivalValues,
  rule: AskedRule,
) {
  const text = useText(ruleCardTexts)
  const words = useText(ruleWords)
  const { language } = useLanguage()
  const [asking, setAsking] = useState('')
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const { unit_number: unit } = values
  const arriving = arrivalKey(values)
  const decide = () => homeRules && decideByRules(homeRules, arrivingOf(values, rule), now(), time_zone)
  const decision = decide()
  const decides = () => {
    const found = decide()
    if (!found?.rule || found.action === 'ask' || asking === arriving) return null
    return { rule_id: found.rule.id, action: found.action }
  }
  const drawn = decides()
  /** The decision that the guard has read; false if the clock or the rules have changed it since then. */
  const pressed = () => {
    const found = decides()
    if (found?.rule_id === drawn?.rule_id && found?.action === drawn?.action) return drawn
    drawAgain()
    return false
  }
  const act = drawn?.action
  const clock = (moment: string) => {
    const { minutes } = wallClock(Date.parse(moment), time_zone)
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  }
  const shown = asking !== arriving && decision && (decision.rule || decision.because) ? decision : null
  const card = shown ? (
    <RuleCard
      action={shown.action}
      title={shown.because === 'alike' ? text.alike(unit) : text[shown.action]}
      warns={shown.because === 'alike'}
      lines={[
        shown.rule && `${words.whose(unit)}: ${ruleText(shown.rule, language, clock)}`,
        shown.because && text.because[shown.because],
      ]}
    >
      {act ? (
        <Button type="button" variant="default" onClick={() => setAsking(arriving)}>
          {text.ask_anyway}
        </Button>
      ) : null}
    </RuleCard>
  ) : null
  return { hasRules: homeRules !== null, pressed, card, text, action: act, submit: act && text.submit[act] }
}

const faces = {
  let_in: { tone: 'good', Icon: IconHome },
  leave_at_gate: { tone: 'wait', Icon: IconPackage },
  refuse: { tone: 'bad', Icon: IconHandStop },
  ask: { tone: 'info', Icon: IconMessage2 },
} as const

interface RuleCardProps {
  action: keyof typeof faces
  title: string
  /** The guard must ask the home and check the visitor's identity. */
  warns?: boolean
  lines: readonly (string | null)[]
  children?: ReactNode
}

/** Shows a word for a glance, the rule, and a button to ask instead. */
function RuleCard({ action, title, warns = false, lines, children }: RuleCardProps) {
  const { tone, Icon } = warns ? ({ tone: 'wait', Icon: IconEyeExclamation } as const) : faces[action]
  return (
    <Paper
      style={wholeRow}
      p="sm"
      bd="2px solid var(--tone)"
      bg="var(--tone-wash)"
      data-tone={tone}
      data-rule={action}
      role="status"
    >
      <Group gap="0.5rem 1rem">
        <Icon size={32} stroke={1.75} color="var(--tone)" aria-hidden />
        <Box flex="1 1 12rem" style={{ overflowWrap: 'anywhere' }}>
          <Text component="strong" display="block" fz="xl" fw={600}>
            {title}
          </Text>
          {lines.filter(Boolean).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Box>
        {children}
      </Group>
    </Paper>
  )
}
