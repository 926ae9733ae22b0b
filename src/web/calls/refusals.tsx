import { createContext, isValidElement, type ReactElement, type ReactNode, use, useMemo } from 'react'
import { type FieldProblemCode, fieldProblems } from '../../shared/fieldProblems.ts'
import { speak } from '../../shared/messages.ts'
import { platformRefusals } from '../../shared/refusal.ts'
import { useLanguage, useText } from '../language/language.tsx'
import { beforeRefusal, Refused } from './api.ts'

export type RefusalWords = Record<string, { es: string; en: string }>

const Words = createContext<{ known: RefusalWords }>({ known: platformRefusals })

interface RefusalTextsProps {
  words: RefusalWords
  load?: () => Promise<RefusalWords>
  children: ReactNode
}

/** A public page contains the texts of its refusals; a page behind the sign-in loads the texts of all slices. */
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

/** Names each missing field by its path. A form without these words has one sentence for all fields. */
export const MissingWords = createContext<Readonly<Record<string, string>>>({})

/** Returns an element, so that the text follows a later change of language. */
export const fieldProblem = (problem: string, path?: string): ReactElement<ProblemProps> => (
  <FieldProblem problem={problem} path={path} />
)

export const isProblem = (error: ReactNode, problem: FieldProblemCode) =>
  isValidElement<ProblemProps>(error) && error.props.problem === problem

interface ProblemProps {
  problem: string
  path?: string | undefined
}

function FieldProblem({ problem, path }: ProblemProps) {
  const missing = use(MissingWords)
  const text = useFieldProblemText()(problem)
  return (problem === 'required' && path && missing[path]) || text
}

export function useFieldProblemText(): (problem: string) => string {
  const words: Record<string, string> = useText(fieldProblems)
  return (problem) => words[problem] ?? words.invalid ?? problem
}
