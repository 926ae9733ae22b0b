import { Stack, Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './DashboardTabs.module.css'

interface DashboardTabsProps<Name extends string> {
  tabs: readonly { name: Name; label: string; shown: ReactNode }[]
  open: Name
  onOpen: (name: Name | undefined) => void
  children?: ReactNode
}

export function DashboardTabs<Name extends string>({ tabs, open, onOpen, children }: DashboardTabsProps<Name>) {
  return (
    <Tabs value={open} onChange={(name) => onOpen(tabs.find((one) => one.name === name)?.name)} keepMounted={false}>
      <Tabs.List>
        {tabs.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {children ? (
        <Stack className={styles.narrow} gap="var(--garita-between)" pt="var(--garita-between)">
          {children}
        </Stack>
      ) : null}
      {tabs.map(({ name, shown }) => (
        <Tabs.Panel key={name} value={name} pt="xs" className={styles.beside}>
          {shown}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
