/** A form that sends one call: validates with its contract first, and keeps what was typed after a refusal. */
import { type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, useState } from 'react'
import type { Call, Input, Output } from '../../shared/contract.ts'
import type { Refused } from '../calls/api.ts'
import { useWrite } from '../calls/queries.ts'
import { useFieldProblemText, useRefusalText } from '../calls/refusals.tsx'

export interface CallFormOptions<C extends Call, Values> {
  initial: Values
  /** What the form sends; by default the values as they are. */
  input?: (values: Values) => Input<C>
  done: (output: Output<C>, values: Values) => void
}

export interface CallForm<Values> {
  form: UseFormReturnType<Values>
  submit: (event?: FormEvent<HTMLFormElement>) => void
  pending: boolean
  /** Why the server said no, in the reader's words. */
  error: string | null
  /** The code of the refusal, for screens with their own texts. */
  code: string | null
}

export function useCallForm<C extends Call, Values extends Record<string, unknown>>(
  call: C,
  // Without a word, the values are what the call takes; if not, the contract refuses them.
  { initial, input = (values) => values as Input<C>, done }: CallFormOptions<C, Values>,
): CallForm<Values> {
  const write = useWrite(call)
  const problemText = useFieldProblemText()
  const refusalText = useRefusalText()
  const [refused, setRefused] = useState<Refused | null>(null)

  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: initial,
    validateInputOnBlur: false,
    validate: (values) => {
      const parsed = call.input.safeParse(input(values))
      if (parsed.success) return {}
      return Object.fromEntries(
        parsed.error.issues.map(({ path, message, code }) => {
          const field = path.join('.')
          return [field, problemText(values[field] === '' ? 'required' : problemOf(message, code))]
        }),
      )
    },
  })

  const submit = form.onSubmit(
    (values) => {
      setRefused(null)
      write.mutate(input(values), {
        onSuccess: (output) => done(output, values),
        onError: (no) => {
          form.setErrors(Object.fromEntries(no.fields.map(({ field, problem }) => [field, problemText(problem)])))
          setRefused(no)
        },
      })
    },
    (errors) => focusFirst(Object.keys(errors)),
  )
  return {
    form,
    submit,
    pending: write.isPending,
    error: refused && refusalText(refused),
    code: refused?.code ?? null,
  }
}

function problemOf(message: string, code: string): string {
  if (code === 'invalid_type') return 'required'
  return /^[a-z_]+$/.test(message) ? message : 'invalid'
}

/** The first field that needs mending is where the person goes on typing. */
function focusFirst(fields: readonly string[]): void {
  const inputs = fields.map((field) => document.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"]`))
  inputs.find((input) => input !== null)?.focus()
}
