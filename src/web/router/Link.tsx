/** Links to a screen, and loads the code of that screen when the reader is about to press the link. */
import { type ComponentProps, type MouseEvent, type SyntheticEvent, useRef } from 'react'
import { hrefOf, navigate, type Target } from './history.ts'
import { useRouting } from './Router.tsx'

export interface LinkTarget extends Target {
  /** The link is marked as the current one at its exact address, at its screen with any filter, or below its screen, too. */
  marks?: 'address' | 'screen' | 'section' | undefined
}

type Handlers = Pick<ComponentProps<'a'>, 'onClick' | 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'target'>

type LinkProps = LinkTarget & Omit<ComponentProps<'a'>, 'href'>

const hoverMs = 50

export function useLink<Props extends LinkTarget & Handlers>({ to, search, state, marks = 'address', ...rest }: Props) {
  const { place, load } = useRouting()
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined)
  const href = hrefOf({ to, search }, place)
  const path = to === '.' ? place.pathname : to
  const here = {
    address: href === hrefOf({ to: '.', search: place.search }, place),
    screen: path === place.pathname,
    section: path === place.pathname || place.pathname.startsWith(`${path}/`),
  }[marks]
  return {
    ...rest,
    href,
    'aria-current': here ? ('page' as const) : undefined,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      rest.onClick?.(event)
      if (event.defaultPrevented || opensElsewhere(event) || rest.target) return
      event.preventDefault()
      navigate({ to, search, state })
    },
    onPointerEnter: both(rest.onPointerEnter, () => {
      hover.current = setTimeout(() => load(path), hoverMs)
    }),
    onPointerLeave: both(rest.onPointerLeave, () => clearTimeout(hover.current)),
    onFocus: both(rest.onFocus, () => load(path)),
  }
}

export function Link(props: LinkProps) {
  return <a {...useLink(props)} />
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

const both =
  <Event extends SyntheticEvent>(given: ((event: Event) => void) | undefined, own: () => void) =>
  (event: Event) => {
    given?.(event)
    own()
  }
