// @vitest-environment happy-dom
import { Button, Menu } from '@mantine/core'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { screen, show } from '../../../../tests/support/show.tsx'
import { rememberFocus } from '../../frame/lastFocus.ts'
import { Dialog } from './Dialog.tsx'

rememberFocus()

const button = (name: string) => screen.getByRole('button', { name })

/** The code of a dialog that arrives after its menu closed. */
const code = Promise.withResolvers<void>()

function Toys() {
  const [open, setOpen] = useState<string[]>([])
  const close = () => setOpen([])
  return (
    <>
      <Button onClick={() => setOpen(['Rename'])}>Rename</Button>
      {open.includes('sold') ? null : <Button onClick={() => setOpen(['Sell'])}>Sell</Button>}
      <Menu>
        <Menu.Target>
          <Button>More</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen(['Lend'])}>Lend</Menu.Item>
          <Menu.Item onClick={() => void code.promise.then(() => setOpen(['Lend']))}>Give</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open.includes('Rename') ? (
        <Dialog opened onClose={close} title="Rename" withCloseButton={false}>
          <Button onClick={() => setOpen(['Renamed'])}>Save</Button>
        </Dialog>
      ) : null}
      {open.includes('Renamed') ? (
        <Dialog opened onClose={close} title="Renamed" withCloseButton={false}>
          <Button>Fine</Button>
        </Dialog>
      ) : null}
      {open.includes('Sell') ? (
        <Dialog opened onClose={() => setOpen(['sold'])} title="Sell" withCloseButton={false}>
          <Button>Yes</Button>
        </Dialog>
      ) : null}
      {open.includes('Lend') ? (
        <Dialog opened onClose={close} title="Lend" withCloseButton={false}>
          <Button>To Ana</Button>
        </Dialog>
      ) : null}
    </>
  )
}

const focused = (element: Element) => expect.poll(() => document.activeElement).toBe(element)

test('returns the focus to the button that opened the dialog', async () => {
  const { user } = show(<Toys />)
  await user.click(button('Rename'))
  await focused(await screen.findByRole('button', { name: 'Save' }))
  await user.keyboard('{Escape}')
  await focused(button('Rename'))
})

test('returns the focus to the button of the menu whose entry opened the dialog', async () => {
  const { user } = show(<Toys />)
  await user.click(button('More'))
  await user.click(await screen.findByRole('menuitem', { name: 'Lend' }))
  await focused(await screen.findByRole('button', { name: 'To Ana' }))
  await user.keyboard('{Escape}')
  await focused(button('More'))
})

test('returns the focus to the button of the menu when the dialog opens after the menu closed', async () => {
  const { user } = show(<Toys />)
  await user.click(button('More'))
  await user.click(await screen.findByRole('menuitem', { name: 'Give' }))
  await expect.poll(() => screen.queryByRole('menu')).toBeNull()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  code.resolve()
  await focused(await screen.findByRole('button', { name: 'To Ana' }))
  await user.keyboard('{Escape}')
  await focused(button('More'))
})

test('returns the focus past a dialog that another replaced', async () => {
  const { user } = show(<Toys />)
  await user.click(button('Rename'))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await focused(await screen.findByRole('button', { name: 'Fine' }))
  await user.keyboard('{Escape}')
  await focused(button('Rename'))
})

test('returns the focus to the button although the pressed element disappeared at once', async () => {
  const { user } = show(<Toys />)
  await user.click(button('Rename'))
  const save = await screen.findByRole('button', { name: 'Save' })
  await focused(save)
  save.addEventListener('click', () => save.blur())
  await user.click(save)
  await focused(await screen.findByRole('button', { name: 'Fine' }))
  await user.keyboard('{Escape}')
  await focused(button('Rename'))
})

test('focuses the screen if the button has disappeared with its row', async () => {
  const { user } = show(<Toys />)
  screen.getByRole('main').tabIndex = -1
  await user.click(button('Sell'))
  await focused(await screen.findByRole('button', { name: 'Yes' }))
  await user.keyboard('{Escape}')
  await focused(screen.getByRole('main'))
})

test.for([
  { content: <Button>Fine</Button>, start: () => screen.getByRole('heading', { name: 'Note' }) },
  { content: <input aria-label="Name" data-autofocus />, start: () => screen.getByRole('textbox', { name: 'Name' }) },
])('focuses the title of a dialog, or the element that its content chooses', async ({ content, start }) => {
  show(
    <Dialog opened onClose={() => {}} title="Note">
      {content}
    </Dialog>,
  )
  await screen.findByRole('dialog', { name: 'Note' })
  await focused(start())
})
