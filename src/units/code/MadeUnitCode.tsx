/** Shows a new code once: its link and text to send, and a slip to print. */
import { Button, TextInput } from '@mantine/core'
import { IconBrandWhatsapp, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { whatsAppOf } from '../../authorizations/passes/passText.ts'
import { inGroups } from '../../session/start/startCodes.ts'
import { Row } from '../../web/cards/Stack.tsx'
import { useText } from '../../web/language/language.tsx'
import { CopyButton } from '../../web/pieces/codes/CopyButton.tsx'
import { QrImage } from '../../web/pieces/codes/QrImage.tsx'
import { ShownCode } from '../../web/pieces/codes/ShownCode.tsx'
import { OnPaper, SlipList } from '../../web/pieces/paper/OnPaper.tsx'
import { unitCodeMessages } from './unitCodes.messages.ts'
import { daysOfUnitCode, mostRegistrations } from './unitCodes.rules.ts'

interface MadeUnitCodeProps {
  place: string
  unit_number: string
  code: string
}

/** Without a protocol, because people type it. */
const address = () => `${location.host}/register`

export function MadeUnitCode({ place, unit_number, code }: MadeUnitCodeProps) {
  const text = useText(unitCodeMessages)
  const grouped = inGroups(code)
  const main = useRef<HTMLAnchorElement>(null)
  // The button that created the code has disappeared with its focus.
  useEffect(() => main.current?.focus({ preventScroll: true }), [])
  const link = `${location.origin}/register#${grouped}`
  const words = text.text(place, unit_number, link, grouped, daysOfUnitCode)
  return (
    <>
      <ShownCode label={text.code} code={grouped} />
      <p>{text.once(mostRegistrations, daysOfUnitCode)}</p>
      <TextInput label={text.link} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Button
        component="a"
        ref={main}
        href={whatsAppOf(words)}
        target="_blank"
        rel="noopener noreferrer"
        leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
      >
        {text.send}
      </Button>
      <Row>
        <CopyButton text={words} label={text.copy} done={text.copied} />
        <Button variant="default" leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => print()}>
          {text.print}
        </Button>
      </Row>
      <OnPaper>
        <SlipList>
          <li>
            <header>
              <span>{place}</span>
              <strong>{text.slip.unit(unit_number)}</strong>
            </header>
            <div>
              <QrImage text={link} label={text.slip.qr(unit_number)} />
              <ol>
                <li>{text.slip.open}</li>
                <li>
                  {text.slip.write(address())} <strong className="garita-code">{grouped}</strong>
                </li>
                <li>{text.slip.waits}</li>
              </ol>
            </div>
            <footer>{text.slip.once(mostRegistrations, daysOfUnitCode)}</footer>
          </li>
        </SlipList>
      </OnPaper>
    </>
  )
}
