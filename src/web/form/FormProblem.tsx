import { Button } from '@mantine/core'
import { Note } from '../cards/Note.tsx'
import { Stack } from '../cards/Stack.tsx'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { WithAdministration } from '../pieces/administration.tsx'
import type { CallForm } from './callForm.ts'
import { formTexts } from './form.messages.ts'

interface FormProblemProps {
  of: Pick<CallForm<Record<string, unknown>>, 'error' | 'look' | 'looked' | 'resumed'>
  error?: string | null | undefined
}

export function FormProblem({ of, error = of.error }: FormProblemProps) {
  const { meanwhile: text } = useText(webTexts)
  const { resumed } = useText(formTexts)
  if (of.look) {
    return (
      <Note tone="bad" title={text.title}>
        <Stack>
          <span>{text.kept}</span>
          <div>
            <Button variant="default" onClick={of.look}>
              {text.look}
            </Button>
          </div>
        </Stack>
      </Note>
    )
  }
  if (error) {
    return (
      <Note tone="bad">
        <WithAdministration>{error}</WithAdministration>
      </Note>
    )
  }
  if (of.looked) return <Note tone="wait">{text.seen(of.looked)}</Note>
  return of.resumed ? <Note>{resumed}</Note> : null
}
