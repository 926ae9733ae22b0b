/** Printed invitations: eight slips per page with lines to cut along, each in the language of its person. */
import { inGroups } from '../../session/start/startCodes.ts'
import { speak } from '../../shared/messages.ts'
import { QrImage } from '../../web/pieces/codes/QrImage.tsx'
import { OnPaper, SlipList } from '../../web/pieces/paper/OnPaper.tsx'
import type { Invitation } from './invitations.contract.ts'
import { slipMessages } from './invitations.messages.ts'

/** Without a protocol, because people type it. */
const address = () => `${location.host}/start`
const linkOf = ({ code }: Pick<Invitation, 'code'>) => `${location.origin}/start#${inGroups(code)}`

export function invitationText(invitation: Invitation): string {
  const words = speak(slipMessages, invitation.language)
  const [name = invitation.full_name] = invitation.full_name.split(' ')
  const { condominium, code } = invitation
  return words.text(name, condominium, linkOf(invitation), address(), inGroups(code))
}

export function SlipsOnPaper({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <OnPaper>
      <Slips invitations={invitations} />
    </OnPaper>
  )
}

export function Slips({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <SlipList>
      {invitations.map((invitation) => (
        <li key={invitation.id} lang={invitation.language}>
          <Slip invitation={invitation} />
        </li>
      ))}
    </SlipList>
  )
}

function Slip({ invitation }: { invitation: Invitation }) {
  const words = speak(slipMessages, invitation.language)
  const { full_name, unit_number, condominium, has_email, code } = invitation
  return (
    <>
      <header>
        <span>{condominium ?? 'Garita'}</span>
        <strong>{full_name}</strong>
        <span style={{ fontWeight: 600 }}>{unit_number ? words.unit(unit_number) : words.staff}</span>
      </header>
      <div>
        <QrImage text={linkOf(invitation)} label={words.qr(full_name)} />
        <ol>
          <li>{words.open(address())}</li>
          <li>
            {words.write} <strong className="garita-code">{inGroups(code)}</strong>
          </li>
          <li>{has_email ? words.choose : words.choose_name}</li>
        </ol>
      </div>
      <footer>{words.once}</footer>
    </>
  )
}
