/** The menu of the bar; its code loads at the first touch. */
import { Menu, SimpleGrid } from '@mantine/core'
import { type Icon, IconBook } from '@tabler/icons-react'
import { type RefObject, useEffect, useState } from 'react'
import { useText } from '../../web/language/language.tsx'
import { ExistingTarget } from '../../web/pieces/ExistingTarget.tsx'
import { guardMessages } from './guard.messages.ts'

interface StationChoicesProps {
  button: RefObject<HTMLButtonElement | null>
  opened: boolean
  onChange: (opened: boolean) => void
  guard: string
  groups: readonly {
    title: string
    choices: readonly { does: string; icon: Icon; act: (() => void) | undefined }[]
  }[]
}

export function StationChoices({ button, opened, onChange, guard, groups }: StationChoicesProps) {
  const { bar } = useText(guardMessages)
  // The menu opens one render later: it returns the focus only to the element that had it at the opening.
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  return (
    <Menu opened={shown} onChange={onChange} styles={{ item: { minHeight: '3rem' } }}>
      <Menu.Target>
        <ExistingTarget button={button} />
      </Menu.Target>
      <Menu.Dropdown aria-label={bar.menu}>
        <Menu.Label hiddenFrom="md">{bar.on_duty(guard)}</Menu.Label>
        <SimpleGrid cols={{ base: 1, sm: groups.length }} spacing={0} verticalSpacing={0}>
          {groups.map(({ title, choices }, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
            <div key={title} role="group" aria-label={title}>
              <Menu.Label aria-hidden>{title}</Menu.Label>
              {choices.map(({ does, icon: Icon, act }) =>
                act ? (
                  <Menu.Item key={does} leftSection={<Icon size={20} aria-hidden />} onClick={act}>
                    {does}
                  </Menu.Item>
                ) : null,
              )}
              {place === groups.length - 1 ? (
                // The guide opens in another tab, so that the station keeps running.
                <Menu.Item
                  component="a"
                  href="/guard-guide"
                  target="_blank"
                  rel="noopener"
                  leftSection={<IconBook size={20} aria-hidden />}
                >
                  {bar.guide}
                </Menu.Item>
              ) : null}
            </div>
          ))}
        </SimpleGrid>
      </Menu.Dropdown>
    </Menu>
  )
}
