/** Renders the assistant's panel on a prerendered page. Closing hides it and keeps the conversation. */
import { createRoot, type Root } from 'react-dom/client'
import { preferredLanguage } from '../../shared/messages.ts'
import { AssistantPanel } from './AssistantPanel.tsx'

let root: Root | undefined

export function showPanel(place: Element, onClosed: () => void): void {
  root ??= createRoot(place)
  const shown = root
  const language = preferredLanguage(document.documentElement.lang)
  const render = (opened: boolean) =>
    shown.render(<AssistantPanel language={language} opened={opened} onClose={close} />)
  const close = () => {
    render(false)
    onClosed()
  }
  render(true)
}
