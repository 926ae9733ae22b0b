/** Turns refusal codes of the server into texts in the user's language. */
import { createContext, isValidElement, type ReactElement, type ReactNode, use } from 'react'
import { type FieldProblemCode, fieldProblems } from '../../shared/fields.ts'
import type { Spoken, Texts } from '../../shared/messages.ts'
import { platformRefusals } from '../../shared/refusal.ts'
import { useText } from '../language/language.tsx'
import { Refused } from './api.ts'

type RefusalWords = Record<string, { es: string; en: string }>

const Words = createContext<RefusalWords>(platformRefusals)

/** Public pages get the texts that they need; pages behind the sign-in get those of all slices. */
export function RefusalTexts({ words, children }: { words: RefusalWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>
}

export function useRefusalText(): (error: unknown) => string {
  const words: Spoken<RefusalWords & Texts> = useText(use(Words))
  return (error) => words[error instanceof Refused ? error.code : 'unexpected'] ?? words.unexpected ?? ''
}

/** What is wrong with a field, in words that follow the chosen language. */
export const fieldProblem = (problem: string): ReactElement<ProblemProps> => <FieldProblem problem={problem} />

/** Whether a field's error is this one, for fields with words of their own. */
export const isProblem = (error: ReactNode, problem: FieldProblemCode) =>
  isValidElement<ProblemProps>(error) && error.props.problem === problem

interface ProblemProps {
  problem: string
}

function FieldProblem({ problem }: ProblemProps) {
  return useFieldProblemText()(problem)
}

export function useFieldProblemText(): (problem: string) => string {
  const words: Record<string, string> = useText(fieldProblems)
  return (problem) => words[problem] ?? words.invalid ?? problem
}
