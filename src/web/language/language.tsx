/** The user's language: detected once, kept in the browser, read by every screen through useText. */
import { createContext, type ReactElement, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { Wording } from '../../shared/countryWords.ts'
import { type Language, type Spoken, speak, type Texts } from '../../shared/messages.ts'
import { detectLanguage } from './detectLanguage.ts'
import { languageKey, storeLanguage } from './languageChoice.ts'

interface LanguageChoice {
  language: Language
  setLanguage: (language: Language) => void
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

export function Worded({ wording, children }: { wording: Wording | null; children: ReactNode }) {
  const choice = useLanguage()
  const worded = useMemo(() => ({ ...choice, wording }), [choice, wording])
  return <LanguageContext value={worded}>{children}</LanguageContext>
}

/** A stored text, such as a field's error, that follows a later change of language. */
export const said = (text: Record<Language, string>): ReactElement => <Said text={text} />

function Said({ text }: { text: Record<Language, string> }) {
  return text[useLanguage().language]
}
