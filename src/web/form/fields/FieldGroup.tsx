/** The question is beside its fields on a desktop and above them on a phone. */
import { Group } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { Row } from '../../cards/Stack.tsx'
import styles from './fields.module.css'

interface FieldGroupProps {
  title: string
  icon: Icon
  children: ReactNode
}

export function FieldGroup({ title, icon: Icon, children }: FieldGroupProps) {
  const named = useId()
  return (
    // A legend cannot stand beside its fields.
    // biome-ignore lint/a11y/useSemanticElements: see above.
    <div className={styles.group} role="group" aria-labelledby={named}>
      <Group component="p" id={named} align="flex-start" gap="xs" wrap="nowrap" fw={600} lh={1.3}>
        <Icon size={20} stroke={1.75} color="var(--garita-dim)" style={{ flex: 'none' }} aria-hidden /> {title}
      </Group>
      <Row>{children}</Row>
    </div>
  )
}
