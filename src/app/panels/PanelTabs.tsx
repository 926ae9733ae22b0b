/** The tabs of a panel; the list of each is there only while it is shown. */
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'

interface PanelTabsProps<Name extends string, List> {
  tabs: readonly { name: Name; List: (list: List) => ReactNode }[]
  shown: Name
  label: (name: Name) => string
  /** What was chosen, as written in the address. */
  onChoose: (name: string | null) => void
  /** What every list is given. */
  list: List & object
}

export function PanelTabs<Name extends string, List>({
  tabs,
  shown,
  label,
  onChoose,
  list,
}: PanelTabsProps<Name, List>) {
  return (
    <Tabs value={shown} onChange={onChoose} keepMounted={false}>
      <Tabs.List>
        {tabs.map(({ name }) => (
          <Tabs.Tab key={name} value={name}>
            {label(name)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ name, List }) => (
        <Tabs.Panel key={name} value={name} pt="xs" className="garita-beside-tabs">
          <List {...list} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
