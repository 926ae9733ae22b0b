/** The buttons of a card: the main act, the others, and close. */
import { Button, Textarea, TextInput } from '@mantine/core'
import { IconBellRinging, IconLogin2, IconLogout, IconUserPlus, IconX } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import { problemsOf } from '../../../shared/fieldProblems.ts'
import { fullName, typedLine } from '../../../shared/fields.ts'
import { useFieldProblemText } from '../../../web/calls/refusals.tsx'
import { FormDialog } from '../../../web/form/FormDialog.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { Entry } from '../../facts/gate.snapshot.ts'
import type { Reason } from '../../facts/reasons.ts'
import { actsOf, type GateAct, overrideAct, plainAct, type Verdict } from '../../verdict/verdict.ts'
import { gateMessages, guardMessages } from '../guard.messages.ts'
import { useGateKeys } from '../useGateKeys.web.ts'
import type { ScreenState } from '../useScreenState.web.ts'
import type { VerdictCardProps } from './VerdictCard.tsx'
import './CardActs.css'

/** A red card leads somewhere: a pass that no longer lets in is asked about anew. Not where the resident has said no already. */
const askedAnew: readonly Reason['code'][] = [
  'expired',
  'not_yet_valid',
  'out_of_hours',
  'visit_over',
  'revoked',
  'superseded',
  'cancelled_by_resident',
  'request_expired',
]

function askable({ tone, reason, subject }: Verdict): Entry | null {
  if (tone !== 'red' || !subject?.known || subject.entry.kind === 'vehicle') return null
  return askedAnew.includes(reason.code) ? subject.entry : null
}

type ToReason = 'override' | 'by_phone' | 'close_stay'

export function CardActs({ screen, verdict, station, onUnannounced }: VerdictCardProps) {
  const { acts: words } = useText(gateMessages)
  const { card } = useText(guardMessages)
  const [reasoning, setReasoning] = useState<ToReason | null>(null)
  const allowed = actsOf(verdict)
  // Coming in again is a second question, asked when it was said that they do.
  const again = allowed.others.filter((act) => act !== 'checkout')
  const entersAgain = screen.leaving && again.length > 0
  const entering = !screen.leaving && allowed.main === 'exit' && verdict.tone !== 'green'
  const main = entering ? null : allowed.main
  const others: readonly GateAct[] = screen.leaving
    ? allowed.others.filter((act) => act === 'checkout')
    : entering
      ? [...again, 'exit']
      : allowed.others
  const names: Record<GateAct, string> = { ...words, checkout: card.checkout_text }
  const asked = screen.leaving ? null : askable(verdict)
  const stranger = !verdict.subject && verdict.reason.code !== 'several'

  const press = (act: GateAct) => {
    if (act === 'override' || act === 'by_phone' || act === 'close_stay') return setReasoning(act)
    const made = plainAct(verdict, act)
    if (made) void screen.record(made, act)
  }
  const toReason = others.find((act) => act === 'override' || act === 'by_phone' || act === 'close_stay')
  useGateKeys({
    ...(main ? { Enter: () => press(main) } : {}),
    ...(entersAgain ? { F8: screen.enter } : toReason ? { F8: () => press(toReason) } : {}),
    ...(others.includes('checkout') ? { F9: () => press('checkout') } : {}),
  })

  return (
    <div className="garita-verdict-acts">
      {main ? (
        <Button
          size="xl"
          className="garita-main-act"
          loading={screen.busy}
          leftSection={main === 'entry' ? <IconLogin2 size={28} aria-hidden /> : <IconLogout size={28} aria-hidden />}
          onClick={() => press(main)}
        >
          {names[main]}
        </Button>
      ) : null}
      {asked ? (
        <Button
          size="xl"
          className="garita-main-act"
          leftSection={<IconBellRinging size={28} aria-hidden />}
          onClick={() => onUnannounced(asked)}
        >
          {words.ask_unit(asked.unit)}
        </Button>
      ) : null}
      {stranger ? (
        <Button
          size="xl"
          className="garita-main-act"
          leftSection={<IconUserPlus size={28} aria-hidden />}
          onClick={() => onUnannounced()}
        >
          {words.unannounced}
        </Button>
      ) : null}
      {others.map((act) => (
        <Button
          key={act}
          variant={act === 'exit' ? 'subtle' : 'default'}
          size="lg"
          disabled={screen.busy}
          onClick={() => press(act)}
        >
          {names[act]}
        </Button>
      ))}
      {entersAgain ? (
        <Button variant="default" size="lg" disabled={screen.busy} onClick={screen.enter}>
          {card.enters}
        </Button>
      ) : null}
      <Button variant="subtle" size="lg" leftSection={<IconX size={20} aria-hidden />} onClick={screen.dismiss}>
        {station.practice ? card.reject : card.dismiss}
      </Button>
      {reasoning ? (
        <OverrideDialog act={reasoning} verdict={verdict} screen={screen} onClose={() => setReasoning(null)} />
      ) : null}
    </div>
  )
}

interface OverrideDialogProps {
  act: 'override' | 'by_phone' | 'close_stay'
  verdict: Verdict
  screen: ScreenState
  onClose: () => void
}

const problemOf = (error: z.ZodError) => problemsOf(error)[''] ?? 'invalid'

/** Asks for the reason of an override, and says who will be notified. */
function OverrideDialog({ act, verdict, screen, onClose }: OverrideDialogProps) {
  const { acts, notifies } = useText(gateMessages)
  const { override: text } = useText(guardMessages)
  const problemText = useFieldProblemText()
  const byPhone = act === 'by_phone'
  const [reason, setReason] = useState(byPhone ? text.by_phone : act === 'close_stay' ? text.no_exit : '')
  const [who, setWho] = useState('')
  const [tried, setTried] = useState(false)
  const given = typedLine(300).safeParse(reason)
  const named = fullName.safeParse(who)

  const submit = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    setTried(true)
    if (!given.success || ((byPhone || who.trim() !== '') && !named.success)) return
    const made = overrideAct(verdict, given.data, named.success ? named.data : null)
    if (!made) return
    onClose()
    void screen.record(made, 'override')
  }
  const usual = [text.by_phone, text.no_exit, text.administration, text.emergency]
  const told = verdict.notifies.length === 2 ? notifies.both : notifies[verdict.notifies[0] ?? 'nobody']

  return (
    <FormDialog
      of={{ submit, pending: screen.busy, error: null }}
      title={acts[act]}
      submit={text.submit}
      note={told ? <p className="garita-second">{told}</p> : null}
      onClose={onClose}
    >
      {act === 'close_stay' ? null : (
        <TextInput
          label={text.who}
          description={text.who_help}
          withAsterisk={byPhone}
          autoComplete="off"
          maxLength={120}
          value={who}
          onChange={(event) => setWho(event.currentTarget.value)}
          error={tried && (byPhone || who.trim() !== '') && named.error ? problemText(problemOf(named.error)) : null}
        />
      )}
      <Textarea
        label={text.reason}
        withAsterisk
        rows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={tried && given.error ? problemText(problemOf(given.error)) : null}
      />
      <fieldset className="garita-usual">
        <legend className="garita-hidden">{text.usual}</legend>
        {usual.map((one) => (
          <Button key={one} variant="default" size="sm" onClick={() => setReason(one)}>
            {one}
          </Button>
        ))}
      </fieldset>
    </FormDialog>
  )
}
