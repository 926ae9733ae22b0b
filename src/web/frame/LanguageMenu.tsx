import { IconLanguage } from '@tabler/icons-react'
import { useLanguage, useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { Pick } from '../pieces/Pick.tsx'

const offered = [
  { value: 'es', label: 'Español', lang: 'es' },
  { value: 'en', label: 'English', lang: 'en' },
] as const

export function LanguageMenu({ compact }: { compact?: boolean }) {
  const { language, setLanguage } = useLanguage()
  const text = useText(webTexts)
  return (
    <Pick
      label={text.language}
      icon={IconLanguage}
      value={language}
      options={offered}
      onPick={setLanguage}
      compact={compact}
    />
  )
}
