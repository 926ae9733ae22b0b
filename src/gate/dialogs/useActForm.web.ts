/** A form that records one act: it validates the values first and keeps them after a refusal. */
import { useEffect, useState } from 'react'
import { newId } from '../../shared/ids.ts'
import { Refused } from '../../web/calls/api.ts'
import { fieldProblem } from '../../web/calls/refusals.tsx'
import { type CallForm, focusFirst, useDraft } from '../../web/form/callForm.ts'
import { over } from '../../web/form/drafts.ts'
import { type FormErrors, useFormState } from '../../web/form/formState.ts'
import { differing } from '../../web/form/meanwhile.ts'
import type { Act } from '../station/facts/gateEvents.ts'
import { useGuardPost } from './guardPost.tsx'

interface ActFormOptions<Values> {
  /** The name of the draft; a form without a name keeps none. */
  name?: string
  initial: Values
  /** The errors of the fields; none when the act may be written down. */
  validate: (values: Values) => FormErrors
  /** Null if the values make no act. */
  act: (values: Values) => Act | null
  /** Replaces the post's own `record`. */
  record?: ((act: Act, eventId: string) => Promise<string>) | undefined
  done: (values: Values, act: Act, eventId: string) => void | Promise<void>
  failed?: (error: unknown) => void
}

export function useActForm<Values extends Record<string, unknown>>({
  name,
  initial,
  validate,
  act,
  record,
  done,
  failed,
}: ActFormOptions<Values>): CallForm<Values> {
  const post = useGuardPost()
  const keeps = post.keepsDrafts && name !== undefined
  const { draft: kept, keep, drop } = useDraft(name ?? '')
  const draft = keeps ? kept : null
  const [first] = useState(initial)
  // One id per dialog, so that a retry after a lost answer is the same act.
  const [eventId] = useState(newId)
  const [pending, setPending] = useState(false)
  const [refused, setRefused] = useState<{ error: string; code: string | null } | null>(null)
  const form = useFormState<Values>({ initial: draft ? over(first, draft.values) : first, validate })
  const dirty = keeps && differing(first, form.values).length > 0
  useEffect(() => {
    if (dirty) keep({ values: form.values, seen: first })
    else drop()
  }, [dirty, form.values, first, keep, drop])
  const submit = form.onSubmit(
    async (values) => {
      const made = act(values)
      if (!made || pending) return
      setPending(true)
      setRefused(null)
      let written: string
      try {
        written = await (record ?? post.record)(made, eventId)
      } catch (error) {
        if (error instanceof Refused) {
          form.setErrors(
            Object.fromEntries(error.fields.map(({ field, problem }) => [field, fieldProblem(problem, field)])),
          )
        }
        setRefused({ error: post.failureText(error), code: error instanceof Refused ? error.code : null })
        return failed?.(error)
      } finally {
        setPending(false)
      }
      drop()
      await done(values, made, written)
    },
    (errors) => focusFirst(Object.keys(errors)),
  )
  return {
    ...{ form, submit, pending, dirty, discard: drop },
    error: refused?.error ?? null,
    code: refused?.code ?? null,
    resumed: dirty && draft !== null,
  }
}
