/** The values and errors of a form are keyed by field paths: `email`, `values.name`, `hours.0.from`. */
import { type ChangeEvent, type FormEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'

export type FormErrors = Record<string, ReactNode>

/** A field passes an event, or the value itself. */
interface FieldProps {
  // Each field has its own type of value, which TypeScript cannot find by a path.
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  value?: any
  checked?: boolean
  error: ReactNode
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  onChange: (changed: any) => void
  'data-path': string
}

export interface FormState<Values> {
  values: Values
  getValues: () => Values
  errors: FormErrors
  getInputProps: (path: string, options?: { type?: 'checkbox' }) => FieldProps
  setFieldValue: (path: string, value: unknown) => void
  setValues: (changed: Partial<Values>) => void
  setErrors: (errors: FormErrors) => void
  clearFieldError: (path: string) => void
  clearErrors: () => void
  check: (then: (errors: FormErrors, values: Values) => void) => void
  reset: () => void
  onSubmit: (
    send: (values: Values) => void,
    refuse?: (errors: FormErrors) => void,
  ) => (event?: FormEvent<HTMLFormElement>) => void
}

interface FormOptions<Values> {
  initial: Values
  validate: (values: Values) => FormErrors | Promise<FormErrors>
}

const isPromise = (result: FormErrors | Promise<FormErrors>): result is Promise<FormErrors> => result instanceof Promise

export function useFormState<Values extends object>({ initial, validate }: FormOptions<Values>): FormState<Values> {
  const [first] = useState(initial)
  const [values, setShown] = useState(first)
  const [errors, setErrors] = useState<FormErrors>({})
  const current = useRef(values)
  const fixed = useMemo(() => {
    const put = (next: Values) => {
      current.current = next
      setShown(next)
    }
    const clearErrors = () => setErrors({})
    const clearFieldError = (path: string) =>
      setErrors((before) =>
        path in before ? Object.fromEntries(Object.entries(before).filter(([at]) => at !== path)) : before,
      )
    return {
      put,
      clearErrors,
      clearFieldError,
      getValues: () => current.current,
      setFieldValue: (path: string, value: unknown) => {
        clearFieldError(path)
        put(changedAt(current.current, path.split('.'), value) as Values)
      },
      setValues: (changed: Partial<Values>) => {
        clearErrors()
        put({ ...current.current, ...changed })
      },
    }
  }, [])
  const reset = useCallback(() => {
    fixed.clearErrors()
    fixed.put(first)
  }, [fixed, first])

  const getInputProps = (path: string, { type }: { type?: 'checkbox' } = {}): FieldProps => {
    const value = valueAt(values, path.split('.'))
    return {
      ...(type === 'checkbox' ? { checked: Boolean(value) } : { value }),
      error: errors[path],
      onChange: (changed) => fixed.setFieldValue(path, handedOver(changed)),
      'data-path': path,
    }
  }

  const check: FormState<Values>['check'] = (then) => {
    const asked = current.current
    const found = validate(asked)
    if (isPromise(found)) void found.then((late) => then(late, asked))
    else then(found, asked)
  }

  const onSubmit: FormState<Values>['onSubmit'] = (send, refuse) => (event) => {
    event?.preventDefault()
    check((found, asked) => {
      setErrors(found)
      if (Object.keys(found).length === 0) send(asked)
      else refuse?.(found)
    })
  }

  const { put: _, ...acts } = fixed
  return { ...acts, values, errors, getInputProps, setErrors, check, reset, onSubmit }
}

/** Reads an event as the value of its field, or as the state of its box. */
function handedOver(changed: unknown): unknown {
  if (typeof changed !== 'object' || changed === null || !('nativeEvent' in changed)) return changed
  const { currentTarget } = changed as ChangeEvent<HTMLInputElement>
  return currentTarget.type === 'checkbox' ? currentTarget.checked : currentTarget.value
}

function valueAt(within: unknown, [step, ...rest]: readonly string[]): unknown {
  return step === undefined ? within : valueAt(Object(within)[step], rest)
}

function changedAt(within: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value
  const next = changedAt(Object(within)[step], rest, value)
  return Array.isArray(within) ? within.with(Number(step), next) : { ...Object(within), [step]: next }
}
