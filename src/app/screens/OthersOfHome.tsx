/** People without an account whom other adults of the home added: any adult of the home may show their pass. */
import { Button } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { optionTexts } from '../../authorizations/authorizations.messages.ts'
import { type CoResident, homePeople } from '../../households/homePeople/homePeople.contract.ts'
import { homePeopleTexts } from '../../households/homePeople/homePeople.messages.ts'
import { failureOf, useRead } from '../../web/calls/queries.ts'
import { Card } from '../../web/cards/Card.tsx'
import { Failed } from '../../web/cards/Failed.tsx'
import { LineList } from '../../web/cards/lists/LineList.tsx'
import { lazyPart } from '../../web/frame/lazyPart.tsx'
import { useText } from '../../web/language/language.tsx'

const PassDialog = lazyPart(() =>
  import('../../authorizations/passes/PassDialog.tsx').then((loaded) => loaded.PassDialog),
)

export function OthersOfHome() {
  const text = useText(homePeopleTexts)
  const read = useRead(homePeople.others, {})
  const [shown, setShown] = useState<CoResident | null>(null)
  const failed = failureOf(read)
  if (failed) return <Failed title={text.others_failed} {...failed} />
  if (!read.data || read.data.length === 0) return null
  return (
    <Card title={text.others}>
      <LineList>
        {read.data.map((one) => (
          <Line key={one.id} of={one} onPass={() => setShown(one)} />
        ))}
      </LineList>
      {shown ? (
        <PassDialog
          authorization={{
            id: shown.id,
            auth_type: 'co_resident',
            values: { name: shown.name, last_name: shown.last_name },
          }}
          ofAnother
          onClose={() => setShown(null)}
        />
      ) : null}
    </Card>
  )
}

const wholeName = ({ name, last_name }: CoResident) => [name, last_name].filter(Boolean).join(' ')

function Line({ of, onPass }: { of: CoResident; onPass: () => void }) {
  const text = useText(homePeopleTexts)
  const options: Record<string, string> = useText(optionTexts)
  const { relationship, minor, added_by_name } = of
  const name = wholeName(of)
  const facts = [
    relationship && (options[relationship] ?? relationship),
    minor && text.minor,
    text.added_by(added_by_name),
  ]
  return (
    <li>
      <IconUser size={24} stroke={1.5} aria-hidden />
      <div>
        <strong>{name}</strong>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <Button variant="default" aria-label={text.pass_about(name)} onClick={onPass}>
        {text.pass}
      </Button>
    </li>
  )
}
