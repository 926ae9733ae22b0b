import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { type LinkTarget, useLink } from '../router/Link.tsx'

type LinkProps<Look> = LinkTarget & Look & Omit<ComponentProps<'a'>, keyof Look | 'href'>

export function TextLink(props: LinkProps<AnchorProps>) {
  return <Anchor {...useLink(props)} />
}

export function LinkButton(props: LinkProps<ButtonProps>) {
  return <Button component="a" {...useLink(props)} />
}
