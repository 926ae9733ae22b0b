/** Records the entry or the exit of a part of a group. */

import { NumberInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../web/language/language.tsx'
import { ConfirmDialog } from '../../web/pieces/dialogs/ConfirmDialog.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { arrivalName } from '../arrivals/arrivals.ts'
import { useRecording } from '../dialogs/useRecording.tsx'
import { groupCountTexts } from '../visits/groupCounts.messages.ts'
import type { Visit } from '../visits/visits.contract.ts'
import { visitMessages } from '../visits/visits.messages.ts'
import { peopleAtDesk } from '../visits/visits.rules.ts'
import { entryAct, exitAct } from './deskActs.ts'
import { useDeskPosts } from './useDeskPosts.web.ts'

interface SomePeopleProps {
  visit: Pick<
    Visit,
    'id' | 'condominium' | 'name' | 'last_name' | 'arrival_kind' | 'inside' | 'people' | 'people_inside'
  >
  onClose: () => void
}

export const EnterSome = (props: SomePeopleProps) => <SomePeople {...props} comes />
export const LeaveSome = (props: SomePeopleProps) => <SomePeople {...props} comes={false} />

function SomePeople({ visit, comes, onClose }: SomePeopleProps & { comes: boolean }) {
  const { list, acts } = useText(visitMessages)
  const { names } = useText(arrivalTexts)
  const group = useText(groupCountTexts)
  const posts = useDeskPosts()
  const recording = useRecording()
  const { inside, missing } = peopleAtDesk(visit)
  const most = Math.max(comes ? missing : inside, 1)
  const [people, setPeople] = useState<number | string>(Math.max(most - 1, 1))
  const count = Math.min(Number(people), most)
  const name = arrivalName(visit, names)
  const record = () =>
    recording.run(
      posts(visit.condominium.id),
      comes ? entryAct(visit.id, count) : exitAct(visit.id, count),
      {
        name,
        title: comes ? acts.entered_title : acts.left_title,
        done: `${comes ? acts.entered(name) : acts.left(name)} · ${group.counted(count)}`,
        failed: comes ? acts.enter_failed : acts.leave_failed,
      },
      { ended: onClose },
    )
  return (
    <ConfirmDialog
      title={comes ? list.enter_some : list.leave_some}
      about={{ name }}
      confirm={comes ? list.enter : list.leave}
      ready={count >= 1}
      pending={recording.pending}
      fields={
        <NumberInput
          label={group.column}
          description={comes ? group.enter(count, most) : group.leave(count, most)}
          min={1}
          max={most}
          clampBehavior="strict"
          allowDecimal={false}
          value={people}
          onChange={setPeople}
        />
      }
      onConfirm={record}
      onClose={onClose}
    />
  )
}
