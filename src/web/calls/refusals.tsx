/** Turns refusal codes of the server into texts in the user's language. */
import { createContext, isValidElement, type ReactElement, type ReactNode, use, useMemo } from 'react'
import { type FieldProblemCode, fieldProblems } from '../../shared/fieldProblems.ts'
import { speak } from '../../shared/messages.ts'
import { platformRefusals } from '../../shared/refusal.ts'
import { useLanguage, useText } from '../language/language.tsx'
import { beforeRefusal, Refused } from './api.ts'

type RefusalWords = Record<string, { es: string; en: string }>

const Words = createContext<{ known: RefusalWords }>({ known: platformRefusals })

interface RefusalTextsProps {
  words: RefusalWords
  /** The texts of all slices, loaded with the first refusal that is not among the words. */
  load?: () => Promise<RefusalWords>
  children: ReactNode
}

/** Public pages get the texts that they need; pages behind the sign-in get those of all slices. */
export function RefusalTexts({ words, load, children }: RefusalTextsProps) {
  const texts = useMemo(() => {
    const texts = { known: words }
    if (load) {
      beforeRefusal(async (code) => {
        if (code in texts.known) return
        const more = await load()
        texts.known = { ...texts.known, ...more }
      })
    }
    return texts
  }, [words, load])
  return <Words value={texts}>{children}</Words>
}

export function useRefusalText(): (error: unknown) => string {
  const texts = use(Words)
  const { language } = useLanguage()
  return (error) => {
    const words: Record<string, string> = speak(texts.known, language)
    return words[error instanceof Refused ? error.code : 'unexpected'] ?? words.unexpected ?? ''
  }
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
