/** The form in which a guard at the desk registers a visitor at the gate: condominium, unit, person. */
import { Select } from '@mantine/core'
import { useState } from 'react'
import { isProblem } from '../../web/calls/refusals.tsx'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { useText } from '../../web/language/language.tsx'
import type { LeftItemFor } from '../arrivals/leftItems/leftItems.ts'
import { ArrivalDialog } from '../dialogs/ArrivalDialog.tsx'
import { LeaveItemDialog } from '../dialogs/LeaveItemDialog.tsx'
import { UrgentActs } from '../dialogs/UrgentActs.tsx'
import { visitMessages } from '../visits/visits.messages.ts'
import { DeskPost } from './DeskPost.tsx'
import { useDeskPosts } from './useDeskPosts.web.ts'

export interface RegisterVisitProps {
  assigned: readonly { id: string; name: string }[]
  onClose: () => void
}

export function RegisterVisit({ assigned, onClose }: RegisterVisitProps) {
  const { register: text } = useText(visitMessages)
  const posts = useDeskPosts()
  const [leaving, setLeaving] = useState<{ of: LeftItemFor; condominium_id: string } | null>(null)
  // A guard with one condominium need not choose.
  const only = assigned.length === 1 ? assigned[0] : undefined
  if (leaving) {
    return (
      <DeskPost condominium_id={leaving.condominium_id}>
        <LeaveItemDialog of={leaving.of} onClose={onClose} />
      </DeskPost>
    )
  }
  return (
    <DeskPost condominium_id="">
      <ArrivalDialog
        first={{ condominium_id: only?.id ?? '' }}
        postAt={posts}
        title={text.title}
        place={({ values, errors, ...form }) =>
          only ? null : (
            <Select
              label={text.condominium}
              placeholder={text.choose_condominium}
              withAsterisk
              openOnFocus={false}
              allowDeselect={false}
              data={assigned.map(({ id, name }) => ({ value: id, label: name }))}
              {...form.getInputProps('condominium_id')}
              error={errors.condominium_id}
              value={values.condominium_id || null}
              onChange={(id) => form.setValues({ condominium_id: id ?? '', unit_number: '' })}
            />
          )
        }
        unitField={({ chosen, pending }) => ({
          // A guard with only one condominium reads its name and chooses nothing.
          description: only?.name,
          ...(chosen && !pending ? {} : { placeholder: chosen ? text.loading_units : text.condominium_first }),
          // The condominium is the only question before its units are known.
          ...(chosen ? {} : { disabled: true, error: undefined }),
        })}
        problem={({ errors, values }, code, error) =>
          !only && (errors.condominium_id || isProblem(errors.unit_number, 'required'))
            ? text.place_needed
            : code === 'visit_no_resident'
              ? text.no_resident(values.unit_number)
              : error && `${text.failed}. ${error}`
        }
        onAsked={(_, { administered, onlyByPhone }) =>
          toastSuccess(
            administered ? text.done_administration : onlyByPhone ? text.done_by_phone : text.done,
            text.done_title,
          )
        }
        onLeft={(of, condominiumId) => setLeaving({ of, condominium_id: condominiumId })}
        onClose={onClose}
      >
        <UrgentActs size="md" onDone={onClose} />
      </ArrivalDialog>
    </DeskPost>
  )
}
