/** "No fue correcto": one touch says that somebody should not have been let in by a rule of the home. */
import { Button } from '@mantine/core'
import { homeRules } from '../visits/rules/homeRules.contract.ts'
import { expectTexts } from '../visits/rules/homeRules.messages.ts'
import { useAct } from '../web/calls/act.ts'
import { useText } from '../web/language/language.tsx'

export function WrongEntry({ id, onTold }: { id: string; onTold: () => void }) {
  const text = useText(expectTexts)
  const contest = useAct(homeRules.contest)
  const words = { done: text.wrong_done, failed: text.wrong_failed }
  return (
    <Button variant="default" loading={contest.pending} onClick={() => contest.run({ id }, words, { done: onTold })}>
      {text.wrong}
    </Button>
  )
}
