/** What stands apart from the kinds of arrivals that are asked about: an emergency is recorded at once, an authority brings up the protocol. */
import { Button } from '@mantine/core'
import { IconAmbulance, IconGavel } from '@tabler/icons-react'
import { newId } from '../../shared/ids.ts'
import { useAct } from '../../web/calls/act.ts'
import { useText } from '../../web/language/language.tsx'
import { arrivals } from './arrivals.contract.ts'
import { urgentTexts } from './urgent.messages.ts'
import './UrgentArrivals.css'

export function UrgentChoices({ condominium_id, onDone }: { condominium_id: string; onDone: () => void }) {
  const text = useText(urgentTexts)
  const emergency = useAct(arrivals.emergency)
  const authority = useAct(arrivals.authority)
  const props = { variant: 'default', size: 'md', disabled: condominium_id === '' } as const
  const input = () => ({ condominium_id, event_id: newId() })
  const then = { done: onDone }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div className="garita-urgent-choices" role="group" aria-label={text.apart}>
      <Button
        {...props}
        data-emergency
        leftSection={<IconAmbulance size={20} aria-hidden />}
        loading={emergency.pending}
        onClick={() => emergency.run(input(), { done: text.recorded, failed: text.failed }, then)}
      >
        {text.emergency}
      </Button>
      <Button
        {...props}
        leftSection={<IconGavel size={20} aria-hidden />}
        loading={authority.pending}
        onClick={() => authority.run(input(), { done: text.saved, failed: text.failed }, then)}
      >
        {text.authority}
      </Button>
    </div>
  )
}
