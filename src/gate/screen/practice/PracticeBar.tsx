import { Box, Button, Group, Menu, Switch } from '@mantine/core'
import { IconFlask, IconQrcode, IconSchool } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { stripes } from '../../../web/frame/LaterTheme.tsx'
import { useText } from '../../../web/language/language.tsx'
import { useIsPhone } from '../../../web/pieces/useIsPhone.ts'
import { guardMessages } from '../guard.messages.ts'
import styles from './PracticeBar.module.css'
import { type PracticeCode, practiceCodes } from './practiceSnapshot.ts'
import type { Practice } from './practiceStation.web.ts'

/** A simulated scan takes as long as the customer asked. */
const scanMs = 2000

interface PracticeBarProps {
  practice: Practice
  receive: (text: string) => void
  onEnd: () => void
}

export function PracticeBar({ practice, receive, onEnd }: PracticeBarProps) {
  const { practice: text } = useText(guardMessages)
  const phone = useIsPhone()
  const [scanning, setScanning] = useState(false)
  const names = Object.keys(text.codes) as PracticeCode[]
  const show = (name: PracticeCode) => receive(practiceCodes(Date.now())[name])
  const now = useRef(show)
  now.current = show

  useEffect(() => {
    if (!scanning) return
    const timer = setTimeout(() => {
      setScanning(false)
      now.current('visitor')
    }, scanMs)
    return () => clearTimeout(timer)
  }, [scanning])

  return (
    <Group
      component="section"
      className={styles.practice}
      {...{ gap: '0.25rem 0.75rem', pos: 'relative', pt: '0.125rem', pb: '0.4375rem', bg: 'var(--garita-surface)' }}
      data-band="top"
      aria-label={text.banner}
    >
      <IconSchool size={22} aria-hidden />
      <p>
        <strong>{text.banner}</strong> <span>{text.text}</span>
      </p>
      <Group gap="0.25rem 0.75rem">
        {phone ? null : (
          <Button
            variant="subtle"
            leftSection={<IconQrcode size={20} aria-hidden />}
            loading={scanning}
            onClick={() => setScanning(true)}
          >
            {scanning ? text.scanning : text.scan}
          </Button>
        )}
        <Menu>
          <Menu.Target>
            <Button variant="subtle" leftSection={<IconFlask size={20} aria-hidden />} loading={phone && scanning}>
              {phone ? text.try_short : text.try_out}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {phone ? (
              <>
                <Menu.Item onClick={() => setScanning(true)}>{text.scan}</Menu.Item>
                <Menu.Item onClick={() => practice.connect(!practice.connected)}>
                  {practice.connected ? text.offline : text.online}
                </Menu.Item>
                <Menu.Divider />
              </>
            ) : null}
            {names.map((name) => (
              <Menu.Item key={name} onClick={() => show(name)}>
                {text.codes[name]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        {phone ? null : (
          <Switch
            label={text.offline}
            styles={{ body: { alignItems: 'center', minHeight: '2.75rem' } }}
            checked={!practice.connected}
            onChange={(event) => practice.connect(!event.currentTarget.checked)}
          />
        )}
      </Group>
      <Button variant="subtle" aria-label={text.end} onClick={onEnd}>
        {text.end_short}
      </Button>
      <Box bg={stripes} pos="absolute" inset="auto 0 0" h="0.3125rem" />
    </Group>
  )
}
