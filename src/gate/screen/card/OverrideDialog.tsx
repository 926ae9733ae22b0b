/** Asks for the reason of an override, and says who will be notified. */
import { Button, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import { problemsOf } from '../../../shared/fieldProblems.ts'
import { fullName, typedLine } from '../../../shared/fields.ts'
import { useFieldProblemText } from '../../../web/calls/refusals.tsx'
import { FormDialog } from '../../../web/form/FormDialog.tsx'
import { useText } from '../../../web/language/language.tsx'
import { overrideAct, type Verdict } from '../../verdict/verdict.ts'
import { gateMessages, guardMessages } from '../guard.messages.ts'
import type { ScreenState } from '../useScreenState.web.ts'

interface OverrideDialogProps {
  act: 'override' | 'by_phone' | 'close_stay'
  verdict: Verdict
  screen: ScreenState
  onClose: () => void
}

const problemOf = (error: z.ZodError) => problemsOf(error)[''] ?? 'invalid'

export function OverrideDialog({ act, verdict, screen, onClose }: OverrideDialogProps) {
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
