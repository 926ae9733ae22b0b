import { useEffect } from 'react'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'

export function useDocumentTitle(title: string) {
  const { brand } = useText(webTexts)
  useEffect(() => {
    document.title = `${title} · ${brand}`
    return () => {
      document.title = brand
    }
  }, [title, brand])
}
