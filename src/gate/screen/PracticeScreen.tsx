/** The practice at /practice, for anybody: needs no account, asks the server nothing and leaves nothing in the browser. */
import { useMemo, useState } from 'react'
import { useText } from '../../web/language/language.tsx'
import { managementAnchor } from '../../welcome/landing/managementAnchor.ts'
import { choicesInMemory, DeviceChoicesProvider } from './deviceChoices.web.ts'
import { guardMessages } from './guard.messages.ts'
import { PracticeGatehouse } from './practice/PracticeGatehouse.tsx'

const practicingGuard = '01980000-0000-7000-8000-0000000000a9'

export function PracticeScreen() {
  const { practice: text } = useText(guardMessages)
  const [choices] = useState(choicesInMemory)
  const agent = useMemo(() => ({ id: practicingGuard, name: text.guard }), [text])
  return (
    <DeviceChoicesProvider value={choices}>
      <main>
        <PracticeGatehouse agent={agent} onEnd={backToLanding} />
      </main>
    </DeviceChoicesProvider>
  )
}

/** A page of the server, not a screen of the program. */
const backToLanding = () => location.assign(`/#${managementAnchor}`)
