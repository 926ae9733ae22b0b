/** A shorter retention that does not count yet: from when it will, by whose word, and the way to take it back. */
import { Button } from '@mantine/core'
import { useAct } from '../web/calls/act.ts'
import { useDates } from '../web/cards/dates.tsx'
import { Note } from '../web/cards/Note.tsx'
import { useText } from '../web/language/language.tsx'
import { type Condominium, condominiums } from './condominiums.contract.ts'
import { condominiumMessages } from './condominiums.messages.ts'

export function NextRetention({ of, onClose }: { of: Condominium; onClose: () => void }) {
  const { form: text } = useText(condominiumMessages)
  const dates = useDates()
  const keep = useAct(condominiums.keepRetention)
  const next = of.next_retention
  if (!next) return <div className="garita-second">{text.shorter_later}</div>
  return (
    <Note tone="wait">
      <p>
        {text.next_retention(next.days, dates.day(next.from))}{' '}
        {next.by_name ? text.next_retention_by(next.by_name) : null}
      </p>
      <Button
        variant="default"
        loading={keep.pending}
        onClick={() =>
          keep.run({ id: of.id }, { done: text.retention_kept, failed: text.retention_keep_failed }, { done: onClose })
        }
      >
        {text.keep_retention(of.retention_days)}
      </Button>
    </Note>
  )
}
