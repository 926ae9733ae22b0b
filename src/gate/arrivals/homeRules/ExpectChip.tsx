import { Button, Text } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useText } from '../../../web/language/language.tsx'
import { TextLink } from '../../../web/pieces/Links.tsx'
import { expectTexts } from './homeRules.messages.ts'
import { useExpecting } from './useExpecting.web.ts'

/** The home screen shows this short form, with a link to the rules of the home. */
export function ExpectChip() {
  const text = useText(expectTexts)
  const { may, waiting, press, stop } = useExpecting()
  if (!may) return null
  return (
    <>
      {waiting ? (
        <Expected waiting={waiting} stop={stop} />
      ) : (
        <Button
          variant="default"
          leftSection={<IconPackage size={20} aria-hidden />}
          title={text.hint}
          loading={press.loading}
          onClick={() => press.start('')}
        >
          {text.press}
        </Button>
      )}
      <TextLink to="/dashboard/home-rules">{text.rules}</TextLink>
    </>
  )
}

export function Expected({ waiting, stop }: Pick<ReturnType<typeof useExpecting>, 'waiting' | 'stop'>) {
  const text = useText(expectTexts)
  return (
    <>
      <Text role="status" flex="1 0 100%">
        <strong>{waiting}</strong> {text.waiting_text}
      </Text>
      <Button variant="default" {...stop}>
        {text.stop}
      </Button>
    </>
  )
}
