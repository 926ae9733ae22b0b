import { useMantineColorScheme } from '@mantine/core'
import { IconBrightness, IconMoon, IconSun } from '@tabler/icons-react'
import { useText } from '../language/language.tsx'
import { webTexts } from '../language/web.messages.ts'
import { Pick } from '../pieces/Pick.tsx'

const faces = { light: IconSun, dark: IconMoon, auto: IconBrightness }

export function ThemeSwitch({ compact }: { compact?: boolean }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
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
