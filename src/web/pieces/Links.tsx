import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'

type LinkProps<Props> = Omit<Props, 'href'> & { children?: ReactNode; ref?: Ref<HTMLAnchorElement> }

function PlainAnchor(props: LinkProps<AnchorProps>) {
  return <Anchor {...props} />
}

function PlainButton(props: LinkProps<ButtonProps>) {
  return <Button component="a" {...props} />
}

const RoutedAnchor = createLink(PlainAnchor)
const RoutedButton = createLink(PlainButton)

// Only the side navigation marks the current page, and only its exact address.
const exactly = { exact: true }

export const TextLink: LinkComponent<typeof PlainAnchor> = (props) => (
  <RoutedAnchor preload="intent" activeOptions={exactly} {...props} />
)

export const LinkButton: LinkComponent<typeof PlainButton> = (props) => (
  <RoutedButton preload="intent" activeOptions={exactly} {...props} />
)
