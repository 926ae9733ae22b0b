/** Units that seem to be the same: a person merges or separates them, never the program. */
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useAct } from '../../web/calls/act.ts'
import { useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'
import { spellings, type UnitPair } from './spellings.contract.ts'
import { spellingMessages } from './spellings.messages.ts'
import { UnitSides } from './UnitSides.tsx'

const MergeDialog = lazyPart(() => import('./MergeDialog.tsx').then((loaded) => loaded.MergeDialog))

/** More would push the list of units off the screen. */
const shownAtFirst = 1

export function AlikeUnits({ place }: { place: string }) {
  const text = useText(spellingMessages)
  const read = useRead(spellings.alike, { condominium_id: place })
  const differ = useAct(spellings.differ)
  const [all, setAll] = useState(false)
  const [merging, setMerging] = useState<UnitPair | null>(null)
  const pairs = read.data?.pairs ?? []
  if (pairs.length === 0 && !merging) return null
  const shown = all ? pairs : pairs.slice(0, shownAtFirst)
  return (
    <Card title={text.alike}>
      <p className="garita-second">{text.alike_text}</p>
      <Stack component="ul" gap="lg">
        {shown.map((pair) => {
          const names = `${pair.one.unit_number}, ${pair.other.unit_number}`
          return (
            <li key={`${pair.one.id} ${pair.other.id}`}>
              <UnitSides sides={[pair.one, pair.other]} />
              <Group gap="sm" mt="sm">
                <Button aria-label={`${text.merge}: ${names}`} onClick={() => setMerging(pair)}>
                  {text.merge}
                </Button>
                <Button
                  variant="default"
                  aria-label={`${text.differ}: ${names}`}
                  loading={differ.runs(({ one_id, other_id }) => one_id === pair.one.id && other_id === pair.other.id)}
                  onClick={() =>
                    differ.run(
                      { condominium_id: place, one_id: pair.one.id, other_id: pair.other.id },
                      { done: text.differ_done, failed: text.differ_failed },
                    )
                  }
                >
                  {text.differ}
                </Button>
              </Group>
            </li>
          )
        })}
      </Stack>
      {pairs.length > shown.length ? (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {text.more_alike(pairs.length - shown.length)}
        </Button>
      ) : null}
      {all && read.data?.more ? <p className="garita-second">{text.there_are_more}</p> : null}
      {merging ? <MergeDialog place={place} pair={merging} onClose={() => setMerging(null)} /> : null}
    </Card>
  )
}
