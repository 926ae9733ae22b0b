import { Note } from '../../cards/Note.tsx'
import { useText } from '../../language/language.tsx'
import { hereOnlyMessages } from './hereOnly.messages.ts'

/** A phone cannot reach these hosts. */
const worksHereOnly = (host: string) =>
  /^(localhost|[^/]*\.localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])(:\d+)?$/i.test(host)

export function HereOnlyNote({ message = location.origin }: { message?: string }) {
  const text = useText(hereOnlyMessages)
  const hosts = Array.from(message.matchAll(/https?:\/\/([^\s/#?]+)/g), ([, host = '']) => host)
  const host = hosts.find(worksHereOnly)
  if (!host) return null
  return (
    <div data-here-only>
      <Note tone="wait">{text.warning(host)}</Note>
    </div>
  )
}
