/** Writes down the badge of a person who is inside. */

import { fieldProblem } from '../../web/calls/refusals.tsx'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { arrivalTexts } from '../arrivals/arrivals.messages.ts'
import { type Arrival, arrivalName } from '../arrivals/arrivals.ts'
import { badge as badgeSchema } from '../arrivals/badges/badgeSchema.ts'
import { badgeTexts } from '../arrivals/badges/badges.messages.ts'
import { writtenBadge } from '../arrivals/badges/badges.ts'
import { BadgeField } from './BadgeField.tsx'
import { useGuardPost } from './guardPost.tsx'
import { useActForm } from './useActForm.web.ts'

interface BadgeDialogProps {
  of: Arrival & { authorization_id: string; badge?: string | null | undefined }
  onClose: () => void
}

export function BadgeDialog({ of, onClose }: BadgeDialogProps) {
  const text = useText(badgeTexts)
  const { names } = useText(arrivalTexts)
  const { bearer } = useGuardPost()
  const { authorization_id } = of
  const taken = (typed: string) => bearer(writtenBadge(typed), authorization_id)
  const giving = useActForm({
    name: `badge ${authorization_id}`,
    initial: { badge: of.badge ?? '' },
    validate: ({ badge }) => {
      const given = badgeSchema.safeParse(badge)
      if (!given.success) return { badge: fieldProblem(given.error.issues[0]?.message ?? 'invalid', 'badge') }
      return taken(badge) ? { badge: true } : {}
    },
    act: ({ badge }) => ({ kind: 'badge', authorization_id, badge: writtenBadge(badge) }),
    done: () => {
      toastSuccess(text.saved, text.badge)
      onClose()
    },
  })
  const { form } = giving
  return (
    <FormDialog of={giving} title={text.title(arrivalName(of, names))} submit={text.save} onClose={onClose}>
      <BadgeField
        description={text.hint}
        withAsterisk
        taken={taken(form.values.badge)}
        {...form.getInputProps('badge')}
      />
    </FormDialog>
  )
}
