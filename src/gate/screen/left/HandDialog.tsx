/** To whom something is handed over: recorded, also offline. */
import { type ReactNode, useState } from 'react'
import { leftTexts, leftWords } from '../../../visits/left/left.messages.ts'
import { leftName } from '../../../visits/left/left.ts'
import { handing } from '../../../visits/left/leftSchemas.ts'
import { fieldProblem } from '../../../web/calls/refusals.tsx'
import { toastSuccess } from '../../../web/calls/toast.tsx'
import { Note } from '../../../web/cards/Note.tsx'
import { HandOverDialog } from '../../../web/form/gate/HandOverDialog.tsx'
import { useText } from '../../../web/language/language.tsx'
import type { LeftItem } from '../../facts/gate.snapshot.ts'
import type { Station } from '../../station/station.ts'
import { guardMessages } from '../guard.messages.ts'

interface HandDialogProps {
  record: Station['record']
  item: LeftItem
  onClose: () => void
}

export function HandDialog({ record, item, onClose }: HandDialogProps) {
  const text = useText(leftTexts)
  const words = useText(leftWords)
  const { done } = useText(guardMessages)
  const [problem, setProblem] = useState<ReactNode>(null)
  const [state, setState] = useState<'open' | 'pending' | 'failed'>('open')
  const hand = async (name: string) => {
    const given = handing.handed_to.safeParse(name)
    if (!given.success) return setProblem(fieldProblem(given.error.issues[0]?.message ?? 'invalid'))
    setState('pending')
    try {
      await record({ kind: 'item_handed', of: item.id, handed_to: given.data })
    } catch {
      return setState('failed')
    }
    onClose()
    toastSuccess(text.handed)
  }
  return (
    <HandOverDialog
      title={`${item.unit} · ${leftName(item, words)}`}
      people={item.people}
      words={text}
      pending={state === 'pending'}
      problem={problem}
      onHand={(name) => void hand(name)}
      onType={() => setProblem(null)}
      onClose={onClose}
    >
      {state === 'failed' ? <Note tone="bad">{done.failed_text}</Note> : null}
    </HandOverDialog>
  )
}
