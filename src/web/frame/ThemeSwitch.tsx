/** Light, dark or whatever the system says; the choice stays in this browser. */
import { useMantineColorScheme } from '@mantine/core'
import { IconBrightness, IconMoon, IconSun } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { Pick } from '../pieces/Pick.tsx'

const faces = { light: IconSun, dark: IconMoon, auto: IconBrightness }

const neverChanges = () => () => undefined

export function ThemeSwitch({ compact }: { compact?: boolean }) {
  const { colorScheme: chosen, setColorScheme } = useMantineColorScheme()
  // A page that was made ahead knows of no choice; the first look of the program at it must see the same.
  const colorScheme = useSyncExternalStore(
    neverChanges,
    () => chosen,
    () => 'auto' as const,
  )
  const { theme } = useText(webTexts)
  return (
    <Pick
      label={theme.label}
      icon={faces[colorScheme]}
      value={colorScheme}
      options={[
        { value: 'auto', label: theme.auto },
        { value: 'light', label: theme.light },
        { value: 'dark', label: theme.dark },
      ]}
      onPick={setColorScheme}
      compact={compact}
    />
  )
}
