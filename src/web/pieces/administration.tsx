/** Turns the advice to talk to the administration into a link to the form of a message, for residents and owners. */
import { Anchor } from '@mantine/core'
import { type MouseEvent, type ReactNode, use } from 'react'
import { CurrentUserContext } from '../calls/currentUser.tsx'
import { hrefOf, navigate } from '../router/history.ts'

const advice = /habla con la administración(?: de tu condominio)?|talk to the administration(?: of your condominium)?/i
const form = { to: '/messages', search: { write: 'yes' } } as const

/** Returns other texts, and all texts of other users, unchanged. */
export function useAdministrationLink(): (text: string) => ReactNode {
  const isResident = use(CurrentUserContext)?.user_role === 'resident'
  return (text) => {
    const found = isResident ? advice.exec(text)?.[0] : undefined
    if (!found) return text
    const at = text.indexOf(found)
    return (
      <>
        {text.slice(0, at)}
        <AdministrationLink>{found}</AdministrationLink>
        {text.slice(at + found.length)}
      </>
    )
  }
}

export function WithAdministration({ children }: { children: string }) {
  return useAdministrationLink()(children)
}

/** A toast is outside of the router, so this link needs none. */
function AdministrationLink({ children }: { children: string }) {
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(form)
  }
  return (
    <Anchor inherit underline="always" href={hrefOf(form)} onClick={open}>
      {children}
    </Anchor>
  )
}
