/** The remaining steps until a condominium can run; disappears when all are done. */
import { Box, Group, Text } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import type { UserRole } from '../shared/roles.ts'
import { useRead } from '../web/calls/queries.ts'
import { Card } from '../web/cards/Card.tsx'
import { useText } from '../web/language/language.tsx'
import { LinkButton } from '../web/pieces/Links.tsx'
import type { Address } from '../web/router/history.ts'
import { dashboards } from './dashboards.contract.ts'
import { dashboardMessages } from './dashboards.messages.ts'

interface Step {
  title: string
  text: string
  done: boolean
  to?: Address
  act?: string
}

export function FirstSteps({ role }: { role: Extract<UserRole, 'admin' | 'super_admin'> }) {
  const { steps: text } = useText(dashboardMessages)
  const { data } = useRead(dashboards.firstSteps, {})
  if (!data || Object.values(data).every(Boolean)) return null
  const people = { to: '/dashboard/admin/users', act: text.people_act } as const
  const all: Step[] =
    role === 'super_admin'
      ? [
          {
            ...{ title: text.condominium, text: text.condominium_text, done: data.condominium },
            ...{ to: '/dashboard/admin/condominiums', act: text.condominium_act },
          },
          { title: text.admin, text: text.admin_text, done: data.admin, ...people },
        ]
      : [{ title: text.assigned, text: text.assigned_text, done: data.condominium }]
  if (data.condominium) {
    all.push(
      {
        ...{ title: text.units, text: text.units_text, done: data.units },
        ...{ to: '/dashboard/admin/units', act: text.units_act },
      },
      {
        ...{ title: text.residents, text: text.residents_text, done: data.residents },
        ...{ to: '/dashboard/admin/import', act: text.residents_act },
      },
      { title: text.guard, text: text.guard_text, done: data.guard, ...people },
      { title: text.station, text: text.station_text(`${location.origin}/guard`), done: data.station },
    )
  }
  const next = all.find(({ done }) => !done)
  return (
    <Card title={text.title}>
      <Group component="ol" gap="0.5rem 1rem">
        {all.map((step) =>
          step.done ? (
            <Done key={step.title} step={step} />
          ) : (
            <ToDo key={step.title} step={step} isNext={step === next} />
          ),
        )}
      </Group>
    </Card>
  )
}

/** Finished steps are small and beside each other, and leave the room to the others. */
function Done({ step }: { step: Step }) {
  const { steps: text } = useText(dashboardMessages)
  return (
    <Group component="li" gap="0.375rem" wrap="nowrap" fz="sm">
      <IconCircleCheckFilled
        size={20}
        color="var(--garita-good)"
        style={{ flex: 'none' }}
        role="img"
        aria-label={text.done}
      />
      {step.title}
    </Group>
  )
}

function ToDo({ step, isNext }: { step: Step; isNext: boolean }) {
  const { steps: text } = useText(dashboardMessages)
  return (
    <Group component="li" flex="1 1 100%" align="stretch" gap="0.25rem 0.75rem">
      <IconCircle size={24} stroke={1.75} color="var(--garita-dim)" role="img" aria-label={text.to_do} />
      <Box flex="1 1 12rem">
        <strong>{step.title}</strong>
        <Text c="dimmed">{step.text}</Text>
      </Box>
      {step.to ? (
        <LinkButton to={step.to} variant={isNext ? 'filled' : 'default'}>
          {step.act}
        </LinkButton>
      ) : null}
    </Group>
  )
}
