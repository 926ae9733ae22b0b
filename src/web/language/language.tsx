/** The user's language: found once, kept in the browser, used by every screen through useText. */
import { createContext, type ReactElement, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { Wording } from '../../shared/countryWords.ts'
import { type Language, type Spoken, speak, type Texts } from '../../shared/messages.ts'
import { detectLanguage } from './detectLanguage.ts'
import { languageKey, storeLanguage } from './languageChoice.ts'

interface LanguageChoice {
  language: Language
  setLanguage: (language: Language) => void
  /** The words of the country where the reader's condominiums stand. */
  wording?: Wording | null
}

const LanguageContext = createContext<LanguageChoice | null>(null)

export function LanguageProvider({ given, children }: { given?: Language | undefined; children: ReactNode }) {
  const [language, setShown] = useState(() => given ?? detectLanguage())

  const setLanguage = useCallback((chosen: Language) => {
    storeLanguage(chosen)
    setShown(chosen)
  }, [])

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === languageKey) setShown(detectLanguage())
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])

  const choice = useMemo(() => ({ language, setLanguage }), [language, setLanguage])
  return <LanguageContext value={choice}>{children}</LanguageContext>
}

/** A page that is made in one language, where nothing is stored and nothing changes. */
export function SpokenIn({ language, children }: { language: Language; children: ReactNode }) {
  const choice = useMemo(() => ({ language, setLanguage: storeLanguage }), [language])
  return <LanguageContext value={choice}>{children}</LanguageContext>
}

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext)
  if (!choice) throw new Error('useLanguage needs a LanguageProvider above it.')
  return choice
}

export function useText<T extends Texts>(texts: T): Spoken<T> {
  const { language, wording } = useLanguage()
  const spoken = speak(texts, language)
  return wording && language === 'es' ? wording(spoken) : spoken
}

/** Puts the country's words into the texts below it. */
export function Worded({ wording, children }: { wording: Wording | null; children: ReactNode }) {
  const choice = useLanguage()
  const worded = useMemo(() => ({ ...choice, wording }), [choice, wording])
  return <LanguageContext value={worded}>{children}</LanguageContext>
}

/** A text that is stored, such as a field's error: it follows a language that is chosen later. */
export const said = (text: Record<Language, string>): ReactElement => <Said text={text} />

function Said({ text }: { text: Record<Language, string> }) {
  return text[useLanguage().language]
}
