/** The practice at /practice is open to everyone: it needs no account, sends nothing to the server and stores nothing in the browser. */
import { useMemo, useState } from 'react'
import { managementAnchor } from '../../shared/managementAnchor.ts'
import { useText } from '../../web/language/language.tsx'
import { choicesInMemory, DeviceChoicesProvider } from './deviceChoices.web.ts'
import { guardMessages } from './guard.messages.ts'
import { PracticeDesk } from './practice/PracticeDesk.tsx'

const practicingGuard = '01980000-0000-7000-8000-0000000000a9'

export function PracticeScreen() {
  const { practice: text } = useText(guardMessages)
  const [choices] = useState(choicesInMemory)
  const agent = useMemo(() => ({ id: practicingGuard, name: text.guard }), [text])
  return (
    <DeviceChoicesProvider value={choices}>
      <main>
        <PracticeDesk agent={agent} onEnd={backToLanding} />
      </main>
    </DeviceChoicesProvider>
  )
}

/** The server sends this page; the program has no screen for it. */
const backToLanding = () => location.assign(`/#${managementAnchor}`)
