import type { Page } from 'playwright-core'
import { appMessages } from '../../src/app/frame/app.messages.ts'
import { offerFirstLink } from '../../src/app/start/start.server.ts'
import { registerTexts } from '../../src/session/register.messages.ts'
import { beginTexts } from '../../src/session/screens/begin.messages.ts'
import { sessionMessages } from '../../src/session/session.messages.ts'
import { type Language, speak } from '../../src/shared/messages.ts'
import { password } from '../support/accounts.ts'
import { testSecret } from '../support/databases.ts'
import { fill, heading, press } from './acts.ts'
import { pathIn, type Site } from './site.ts'

export async function beginTheInstallation(boss: Page, { garita, address }: Site, language: Language): Promise<void> {
  const register = speak(registerTexts, language)
  const { login } = speak(sessionMessages, language)
  const [line = ''] = await offerFirstLink(garita.owner_url, address, Buffer.from(testSecret))
  await boss.goto(pathIn({ body: line }))
  await fill(boss, [
    [register.full_name, 'Rocío Fuentes'],
    [login.email, 'rocio@garita.test'],
    [login.password, password],
  ])
  await press(boss, speak(beginTexts, language).submit)
  await heading(boss, speak(appMessages, language).nav.panel).waitFor()
}
