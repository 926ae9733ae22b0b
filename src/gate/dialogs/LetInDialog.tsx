/** Asks for the reason of an entry, a choice with words beside it, and for the name of the person who authorized it. */
import { Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { problemsOf } from '../../shared/fieldProblems.ts'
import { fullName, typedLine } from '../../shared/fields.ts'
import { fieldProblem } from '../../web/calls/refusals.tsx'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { Toggles } from '../../web/form/fields/Toggles.tsx'
import { useText } from '../../web/language/language.tsx'
import { overrideReasonTexts, whoTexts } from '../arrivals/overrideReasons.messages.ts'
import { type OverrideReason, offeredOverrideReasons } from '../arrivals/overrideReasons.ts'
import type { Act, Said } from '../station/facts/gateEvents.ts'
import { useGuardPost } from './guardPost.tsx'
import { letInTexts } from './letIn.messages.ts'
import { useActForm } from './useActForm.web.ts'

interface LetInDialogProps {
  why: 'override' | 'by_phone' | 'close_stay'
  /** Null if the station knows only the pass of the person. */
  unit: string | null
  /** Whether the guard names the person who authorized it. */
  names: 'always' | 'if_any' | 'never'
  act: (said: Said) => Act | null
  /** Writes the act down in the place of the post: the station's screen shows it on a card. */
  record?: ((act: Act) => Promise<string>) | undefined
  /** Names the people who will be notified. */
  note?: ReactNode
  onDone?: (act: Act, eventId: string) => void
  onClose: () => void
  children?: ReactNode
}

const first = { by_phone: 'by_phone', close_stay: 'no_exit', override: null } as const
const reasonLine = typedLine(300)
const problemOf = (error: z.ZodError, path: string) => fieldProblem(problemsOf(error)[''] ?? 'invalid', path)

export function LetInDialog({ why, unit, names, act, record, note, onDone, onClose, children }: LetInDialogProps) {
  const text = useText(letInTexts)
  const { usual, ...reasons } = useText(overrideReasonTexts)
  const whose = useText(whoTexts)
  const people = [...new Set([...useGuardPost().useHomePeople(unit), whose.administration])]
  const saidBy = (values: { choice: OverrideReason | null; reason: string; authorized_by: string }) => {
    const { choice, reason, authorized_by } = values
    const wordless = choice !== null && choice !== 'other' && reason.trim() === ''
    return {
      choice: choice ?? 'other',
      reason: reasonLine.safeParse(wordless ? reasons[choice] : reason),
      authorized_by: names === 'always' || authorized_by.trim() ? fullName.safeParse(authorized_by) : null,
    }
  }
  const saving = useActForm({
    name: `let in ${why}`,
    initial: { choice: first[why] as OverrideReason | null, reason: '', authorized_by: '' },
    validate: (values) => {
      const { reason, authorized_by } = saidBy(values)
      return {
        ...(authorized_by?.error ? { authorized_by: problemOf(authorized_by.error, 'authorized_by') } : {}),
        ...(reason.error ? { reason: problemOf(reason.error, 'reason') } : {}),
      }
    },
    act: (values) => {
      const { choice, reason, authorized_by } = saidBy(values)
      return reason.success ? act({ choice, reason: reason.data, authorized_by: authorized_by?.data ?? null }) : null
    },
    record,
    done: (_, made, eventId) => {
      onClose()
      onDone?.(made, eventId)
    },
  })
  const { form } = saving
  const { choice, authorized_by } = form.values
  return (
    <FormDialog of={saving} title={text[why]} submit={text.submit} note={note} onClose={onClose}>
      {children}
      {names === 'never' ? null : (
        <>
          <Toggles
            label={whose.home}
            values={people}
            words={Object.fromEntries(people.map((name) => [name, name]))}
            chosen={[authorized_by]}
            onPress={(name) => form.setFieldValue('authorized_by', name)}
          />
          <TextInput
            label={text.who}
            description={text.who_hint}
            withAsterisk={names === 'always'}
            autoComplete="off"
            maxLength={120}
            {...form.getInputProps('authorized_by')}
          />
        </>
      )}
      <Toggles
        label={usual}
        values={offeredOverrideReasons}
        words={reasons}
        chosen={choice ? [choice] : []}
        onPress={(one) => form.setFieldValue('choice', one)}
      />
      <Textarea
        label={text.reason}
        description={`${text.reason_hint} ${whose.term}`}
        withAsterisk={choice === null || choice === 'other'}
        rows={3}
        maxLength={300}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
