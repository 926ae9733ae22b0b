/** The router's typed links with Mantine's look: as text and as a button. */
import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'

type Face<Props> = Omit<Props, 'href'> & { children?: ReactNode; ref?: Ref<HTMLAnchorElement> }

function AnchorFace(props: Face<AnchorProps>) {
  return <Anchor {...props} />
}

function ButtonFace(props: Face<ButtonProps>) {
  return <Button component="a" {...props} />
}

const RoutedAnchor = createLink(AnchorFace)
const RoutedButton = createLink(ButtonFace)

// Only the side navigation says "you are here": an address above this one is not the current page.
const exactly = { exact: true }

export const TextLink: LinkComponent<typeof AnchorFace> = (props) => (
  <RoutedAnchor preload="intent" activeOptions={exactly} {...props} />
)

export const LinkButton: LinkComponent<typeof ButtonFace> = (props) => (
  <RoutedButton preload="intent" activeOptions={exactly} {...props} />
)
