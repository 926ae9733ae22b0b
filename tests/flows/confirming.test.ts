import { expect, test } from 'vitest'
import { session } from '../../src/session/session.contract.ts'
import { account, linkIn } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { ask } from '../support/installation.ts'
import { openMailServer } from '../support/mailServer.ts'
import { heading, press, signIn } from './acts.ts'
import { openSite } from './site.ts'

test('changes the waiting page from "confirm your e-mail" to "pending" when the link is opened elsewhere', async () => {
  const post = await openMailServer()
  const site = await openSite({ environment: { SMTP_URL: post.url, MAIL_FROM: 'garita@garita.test' } })
  try {
    const condominium = await site.garita.condominium('Los Encinos')
    const ana = await account(site.garita, { condominium, approval_status: 'pending', confirmed: false })
    const page = await site.open({ size: 'phone' })
    await page.goto('/login')
    await signIn(page, ana)
    await heading(page, 'Confirma tu correo').waitFor()
    await page.getByText(`Enviamos un enlace a ${ana.email}.`).waitFor()
    await press(page, 'Enviar el enlace otra vez')
    await page.getByText('Enlace enviado').waitFor()
    const letter = await eventually(() => {
      const sent = post.letters.find(({ to }) => to === ana.email)
      if (!sent) throw new Error('no letter yet')
      return sent
    })

    const link = linkIn({ body: letter.content })
    const confirmed = await ask(site.garita, session.confirmEmail, { link, password: ana.password }, null)
    expect(confirmed).toMatchObject({ ok: true })
    await heading(page, 'Cuenta Pendiente de Aprobación').waitFor()
    expect(site.complaints).toEqual([])
  } finally {
    await site.close()
    await post.close()
  }
})
