/** Asks why somebody is let in, a choice with words beside it, and whose word it was; says who will be notified. */
import { Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import { problemsOf } from '../../../shared/fieldProblems.ts'
import { fullName, typedLine } from '../../../shared/fields.ts'
import { reasonTexts, whoTexts } from '../../../visits/choices.messages.ts'
import { offeredReasons, type ReasonChoice } from '../../../visits/choices.ts'
import { useFieldProblemText } from '../../../web/calls/refusals.tsx'
import { FormDialog } from '../../../web/form/FormDialog.tsx'
import { Toggles } from '../../../web/form/fields/Toggles.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { BookPage } from '../../facts/gate.snapshot.ts'
import { overrideAct } from '../../verdict/acts.ts'
import type { Verdict } from '../../verdict/verdict.ts'
import { gateMessages, guardMessages } from '../guard.messages.ts'
import type { ScreenState } from '../useScreenState.web.ts'

interface OverrideDialogProps {
  act: 'override' | 'by_phone' | 'close_stay'
  verdict: Verdict
  screen: ScreenState
  /** Whom the gate calls, by unit. */
  book: readonly BookPage[] | undefined
  onClose: () => void
}

const problemOf = (error: z.ZodError) => problemsOf(error)[''] ?? 'invalid'
const first = { by_phone: 'by_phone', close_stay: 'no_exit', override: null } as const

export function OverrideDialog({ act, verdict, screen, book, onClose }: OverrideDialogProps) {
  const { acts, notifies } = useText(gateMessages)
  const { override: text } = useText(guardMessages)
  const { usual, ...reasons } = useText(reasonTexts)
  const whose = useText(whoTexts)
  const problemText = useFieldProblemText()
  const byPhone = act === 'by_phone'
  const [choice, setChoice] = useState<ReasonChoice | null>(first[act])
  const [reason, setReason] = useState('')
  const [who, setWho] = useState('')
  const [tried, setTried] = useState(false)
  const wordless = choice !== null && choice !== 'other' && reason.trim() === ''
  const given = typedLine(300).safeParse(wordless ? reasons[choice] : reason)
  const named = fullName.safeParse(who)
  const unit = verdict.subject?.known ? verdict.subject.entry.unit : null
  const home = book?.find((page) => page.unit === unit)?.who.map(({ name }) => name) ?? []
  const people = [...new Set([...home, whose.administration])]

  const submit = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    setTried(true)
    if (!given.success || ((byPhone || who.trim() !== '') && !named.success)) return
    const authorizedBy = named.success ? named.data : null
    const made = overrideAct(verdict, { reason: given.data, authorized_by: authorizedBy, choice: choice ?? 'other' })
    if (!made) return
    onClose()
    void screen.record(made, 'override')
  }
  const told = verdict.notifies.length === 2 ? notifies.both : notifies[verdict.notifies[0] ?? 'nobody']

  return (
    <FormDialog
      of={{ submit, pending: screen.busy, error: null }}
      title={acts[act]}
      submit={text.submit}
      note={told ? <p className="garita-second">{told}</p> : null}
      onClose={onClose}
    >
      <Toggles
        label={usual}
        values={offeredReasons}
        words={reasons}
        chosen={choice ? [choice] : []}
        onPress={setChoice}
      />
      {act === 'close_stay' ? null : (
        <>
          <Toggles
            label={whose.home}
            values={people}
            words={Object.fromEntries(people.map((name) => [name, name]))}
            chosen={[who]}
            onPress={setWho}
          />
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
        </>
      )}
      <Textarea
        label={text.reason}
        description={whose.term}
        withAsterisk={choice === null || choice === 'other'}
        rows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={tried && given.error ? problemText(problemOf(given.error)) : null}
      />
    </FormDialog>
  )
}
