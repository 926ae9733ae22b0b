/** The remaining passes of an imported list. */
import { Button, Group } from '@mantine/core'
import { type Turning, useList } from '../../web/calls/list.ts'
import { Stack } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { CardList } from '../../web/listing/CardList.tsx'
import { Acts } from '../../web/pieces/Acts.tsx'
import { StateBadge } from '../../web/pieces/signs/StateBadge.tsx'
import { type ImportedPass, passImports } from './passes.contract.ts'
import { passMessages } from './passes.messages.ts'

interface PassListRowsProps {
  inquiry: { condominium_id: string; import_id: string }
  turning: Turning
  onEnd: (pass: ImportedPass) => void
  onEndAll: (() => void) | undefined
}

export function PassListRows({ inquiry, turning, onEnd, onEndAll }: PassListRowsProps) {
  const text = useText(passMessages)
  const list = useList(passImports.passes, inquiry, turning)
  return (
    <Stack>
      <CardList
        label={text.lists_title}
        list={list}
        failed={text.lists_failed}
        itemKey={(one) => one.id}
        height={72}
        card={(one) => <PassRow pass={one} onEnd={() => onEnd(one)} />}
        empty={{ title: text.list_empty, text: text.list_empty_text }}
      />
      {onEndAll ? (
        <div>
          <Button variant="default" color="red" onClick={onEndAll}>
            {text.end_all}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}

function PassRow({ pass, onEnd }: { pass: ImportedPass; onEnd: () => void }) {
  const text = useText(passMessages)
  const { name, vehicle_plate, unit_number, host, inside } = pass
  return (
    <Group component="article" justify="space-between" py="0.625rem">
      <div>
        <strong className="garita-code">{unit_number}</strong> <strong>{name}</strong>{' '}
        {vehicle_plate ? <span className="garita-code">{vehicle_plate}</span> : null}
        <div className="garita-second">{text.host(host)}</div>
      </div>
      {inside ? (
        <StateBadge tone="good">{text.inside}</StateBadge>
      ) : (
        <Acts acts={[{ label: text.end, onAct: onEnd }]} of={vehicle_plate ?? name} />
      )}
    </Group>
  )
}
