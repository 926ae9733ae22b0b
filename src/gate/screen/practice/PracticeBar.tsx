/** The banner of practice, with sample codes and an offline switch. */
import { Button, Menu, Switch } from '@mantine/core'
import { IconFlask, IconQrcode, IconSchool } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../web/language/language.tsx'
import { guardMessages } from '../guard.messages.ts'
import './PracticeBar.css'
import { type PracticeCode, practiceCodes } from './practiceSnapshot.ts'
import type { Practice } from './practiceStation.web.ts'

/** The duration that the customer specified for a simulated scan. */
const scanMs = 2000

interface PracticeBarProps {
  practice: Practice
  receive: (text: string) => void
  onEnd: () => void
}

export function PracticeBar({ practice, receive, onEnd }: PracticeBarProps) {
  const { practice: text } = useText(guardMessages)
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
    <section className="garita-practice" aria-label={text.banner}>
      <IconSchool size={22} aria-hidden />
      <p>
        <strong>{text.banner}</strong> <span className="garita-practice-text">{text.text}</span>
      </p>
      <div className="garita-practice-acts">
        <Button
          variant="default"
          size="lg"
          leftSection={<IconQrcode size={20} aria-hidden />}
          loading={scanning}
          onClick={() => setScanning(true)}
        >
          {scanning ? text.scanning : text.scan}
        </Button>
        <Menu>
          <Menu.Target>
            <Button variant="default" size="lg" leftSection={<IconFlask size={20} aria-hidden />}>
              {text.try_out}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {names.map((name) => (
              <Menu.Item key={name} onClick={() => show(name)}>
                {text.codes[name]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Switch
          label={text.offline}
          checked={!practice.connected}
          onChange={(event) => practice.connect(!event.currentTarget.checked)}
        />
      </div>
      <Button variant="subtle" size="lg" onClick={onEnd}>
        {text.end}
      </Button>
      <div className="garita-stripes" />
    </section>
  )
}
