/** A form that sends one call: validates with its contract first, and keeps the typed values after a refusal. */
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import type { Call, Input, Output } from '../../shared/contract.ts'
import { problemsOf } from '../../shared/fieldProblems.ts'
import type { Refused } from '../calls/api.ts'
import { useCurrentUserId } from '../calls/currentUser.tsx'
import { pressOnce, useWrite } from '../calls/queries.ts'
import { fieldProblem, useRefusalText } from '../calls/refusals.tsx'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { type Draft, draftOf, dropDraft, keepDraft, keyOf, lastPress, over } from './drafts.ts'
import { type FormState, useFormState } from './formState.ts'
import { bring, differing, fieldsIn } from './meanwhile.ts'
import { loadedSchema, loadSchema } from './schemas.ts'

export interface CallFormOptions<C extends Call, Values> {
  initial: Values
  /** The revision that the form was filled from; an edit sends it. */
  revision?: number | undefined
  input?: (values: Values) => Omit<Input<C>, 'revision'>
  /** The id of the thing that a form without a revision adds to: its draft appears in no other form. */
  about?: string | undefined
  /** Reads the form's values from the server's current state; by default the fields of the same names. */
  read?: (now: unknown) => Values
  done: (output: Output<C>, values: Values) => void
}

export interface CallForm<Values> {
  form: FormState<Values>
  submit: (event?: FormEvent<HTMLFormElement>) => void
  pending: boolean
  error: string | null
  /** The code of the refusal, for screens that have their own text. */
  code: string | null
  /** Present after another user's change: merges that change into the untouched fields. */
  look?: (() => void) | null | undefined
  looked?: string | null | undefined
  /** True if the form opened with a saved draft. */
  resumed?: boolean | undefined
  dirty?: boolean | undefined
  discard?: (() => void) | undefined
}

interface Seen<Values> {
  values: Values
  revision: number | undefined
}

export function useCallForm<C extends Call, Values extends Record<string, unknown>>(
  call: C,
  // Without `input`, the values are the call's input; the contract refuses them otherwise.
  { initial, revision, about, input = (values) => values as Input<C>, read, done }: CallFormOptions<C, Values>,
): CallForm<Values> {
  const write = useWrite(call)
  const refusalText = useRefusalText()
  const { meanwhile: text } = useText(webTexts)
  const [refused, setRefused] = useState<Refused | null>(null)
  const { draft, keep, drop, kept } = useDraft(`${call.name} ${about ?? (call.edits ? (initial.id ?? '') : '')}`)
  const [seen, setSeen] = useState<Seen<Values>>(() =>
    draft?.revision ? { values: over(initial, draft.seen), revision: draft.revision } : { values: initial, revision },
  )
  const [there, setThere] = useState<Seen<Values> | null>(null)
  const [looked, setLooked] = useState<string | null>(null)

  const sent = (values: Values, of = seen): Input<C> =>
    ({ ...input(values), ...(call.edits ? { revision: of.revision } : {}) }) as Input<C>

  const form = useFormState<Values>({
    initial: draft ? over(initial, draft.values) : initial,
    validate: (values) => {
      const input = loadedSchema(call)
      // If the schema cannot be loaded, the server validates.
      return input
        ? problemsIn(input, values)
        : loadSchema(call).then(
            (loaded) => problemsIn(loaded, values),
            () => ({}),
          )
    },
  })

  function problemsIn(input: C['input'], values: Values) {
    const parsed = input.safeParse(sent(values))
    if (parsed.success) return {}
    return Object.fromEntries(
      Object.entries(problemsOf(parsed.error)).map(([field, problem]) => [
        field,
        fieldProblem(values[field] === '' ? 'required' : problem, field),
      ]),
    )
  }

  const dirty = differing(seen.values, form.values).length > 0
  useEffect(() => {
    // Loads the schema during typing, so that the button does not wait for it.
    if (dirty) loadSchema(call).catch(() => undefined)
  }, [dirty, call])
  useEffect(() => {
    if (dirty) keep({ values: form.values, seen: seen.values, revision: seen.revision })
    else drop()
  }, [dirty, form.values, seen, keep, drop])

  const long = differing(seen.values, form.values).length > 2
  useEffect(() => {
    // Before the sign-in there are no drafts, so the browser asks before it leaves a form that is longer than address and password.
    if (kept || !long) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [kept, long])

  function send(values: Values, of = seen): void {
    setRefused(null)
    const input = sent(values, of)
    pressOnce(call, input, () =>
      write.mutateAsync(input).then(
        (output) => {
          drop()
          done(output, values)
          setSeen({ values: form.getValues(), revision: of.revision && of.revision + 1 })
        },
        (no: Refused) => refuse(no, values),
      ),
    )
  }

  function refuse(no: Refused, values: Values): void {
    const now = no.code === 'changed_meanwhile' ? seenIn(no.now) : null
    if (now && differing(seen.values, now.values).length === 0) {
      // The other user's change concerns no field of this form.
      setSeen({ ...seen, revision: now.revision })
      send(values, now)
      return
    }
    form.setErrors(Object.fromEntries(no.fields.map(({ field, problem }) => [field, fieldProblem(problem, field)])))
    setThere(now)
    setRefused(no)
  }

  function seenIn(now: unknown): Seen<Values> | null {
    if (typeof now !== 'object' || now === null || !('revision' in now) || typeof now.revision !== 'number') return null
    return { values: read ? read(now) : fieldsIn(now, seen.values), revision: now.revision }
  }

  function look(now: Seen<Values>): void {
    const { taken, contested } = bring(seen.values, now.values, form.getValues())
    const paths = [...contested, ...taken].map(([path]) => path)
    const labels = paths.map(labelOf).filter((label) => label !== null)
    for (const [path, value] of taken) form.setFieldValue(path, value)
    form.setErrors(Object.fromEntries(contested.map(([path, value]) => [path, nowText(path, value)])))
    setSeen(now)
    setThere(null)
    setRefused(null)
    setLooked([...new Set(labels)].join(', '))
    focusFirst(paths)
  }

  function nowText(path: string, value: unknown): string {
    if (value === '' || value === null) return text.now_empty
    const written = typeof value === 'string' || typeof value === 'number'
    return written && inputOf(path)?.getAttribute('aria-haspopup') === null ? text.now(String(value)) : text.now_other
  }

  const submit = form.onSubmit(
    (values) => send(values),
    (errors) => focusFirst(Object.keys(errors)),
  )
  return {
    form,
    submit,
    pending: write.isPending,
    error: refused && refusalText(refused),
    code: refused?.code ?? null,
    look: there && (() => look(there)),
    looked,
    resumed: dirty && draft !== null,
    dirty,
    discard: drop,
  }
}

/** Keeps the typed values for the signed-in person. */
export function useDraft(form: string) {
  const user = useCurrentUserId()
  const [opener] = useState(lastPress)
  const [key] = useState(() => keyOf(opener, form))
  const [draft] = useState(() => (user ? draftOf(user, key) : null))
  const keep = useCallback(
    (typed: Omit<Draft, 'opener'>) => {
      if (user) keepDraft(user, key, { ...typed, opener })
    },
    [user, key, opener],
  )
  const drop = useCallback(() => {
    if (user) dropDraft(user, key)
  }, [user, key])
  return { draft, keep, drop, kept: user !== null }
}

const inputOf = (path: string) => document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)

function labelOf(path: string): string | null {
  const input = inputOf(path)
  const named = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input.labels?.[0] : null
  return named?.textContent?.replace(/\s*\*$/, '') ?? null
}

/** Focuses the first field on the screen. Its label is then at the top, and the closed parts that hold a field are open. */
export function focusFirst(paths: readonly string[]): void {
  const inputs = [...document.querySelectorAll<HTMLElement>('[data-path]')].filter(({ dataset: { path } }) =>
    paths.includes(path ?? ''),
  )
  for (const input of inputs) input.closest('details')?.setAttribute('open', '')
  const [first] = inputs
  first?.focus({ preventScroll: true })
  // A label is the first child of its field's wrapper.
  const field = first?.closest('.mantine-InputWrapper-root') ?? first
  field?.scrollIntoView({ block: 'start' })
}
