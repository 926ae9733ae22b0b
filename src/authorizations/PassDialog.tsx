/** A pass to show, copy, download and share; a new code makes the old one useless at once. */
import { Button, Modal } from '@mantine/core'
import { IconDownload, IconQrcode, IconRefresh, IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '../web/calls/act.ts'
import { failureOf } from '../web/calls/failure.ts'
import { useRead } from '../web/calls/queries.ts'
import { useRefusalText } from '../web/calls/refusals.tsx'
import { toastRefusal, toastSuccess } from '../web/calls/toast.tsx'
import { Facts } from '../web/cards/Facts.tsx'
import { Failed } from '../web/cards/Failed.tsx'
import { Loading } from '../web/cards/Loading.tsx'
import { Note } from '../web/cards/Note.tsx'
import { Stack } from '../web/cards/Stack.tsx'
import { useLanguage, useText } from '../web/language/language.tsx'
import { ConfirmDialog } from '../web/pieces/ConfirmDialog.tsx'
import { CopyButton } from '../web/pieces/CopyButton.tsx'
import { nameOf } from './AuthorizationCard.tsx'
import { type Authorization, authorizations } from './authorizations.contract.ts'
import { authorizationMessages, kindTexts } from './authorizations.messages.ts'
import './pass.css'
import { PassPicture, tokenOf } from './PassPicture.tsx'
import { downloadPass, sharePass } from './passImage.web.ts'
import { writtenMoment } from './valueText.tsx'

export function PassDialog({ authorization, onClose }: { authorization: Authorization; onClose: () => void }) {
  const { pass: text } = useText(authorizationMessages)
  const kind = useText(kindTexts)[authorization.auth_type]
  const { language } = useLanguage()
  const refusalText = useRefusalText()
  const shown = useRead(authorizations.showPass, { id: authorization.id })
  const regenerate = useAct(authorizations.regeneratePass)
  const [asking, ask] = useState(false)
  const [forGatehouse, showForGatehouse] = useState(false)
  const name = nameOf(authorization)
  const failed = failureOf(shown)
  const pass = shown.data
  const link = pass ? `${location.origin}/pass#${pass.link}` : ''
  const file = pass ? `${name.replace(/[^\p{L}\p{N}]+/gu, '_')}_${pass.short_id}.png` : ''

  const share = async () => {
    if (!pass) return
    const outcome = await sharePass({
      token: pass.day ? null : pass.token,
      file,
      text: text.share_text(name, link),
      copy: pass.day ? link : (pass.access_number ?? link),
    })
    if (outcome === 'copied') toastSuccess(pass.access_number && !pass.day ? text.shared_copy : text.shared_link_copy)
    if (outcome === 'failed') toastRefusal(text.share, text.share_failed)
  }

  return (
    <>
      <Modal opened={!asking} onClose={onClose} title={text.title(name)}>
        {shown.isPending ? <Loading /> : null}
        {failed ? (
          shown.error?.code === 'pass_dead' ? (
            <Note tone="bad">{refusalText(shown.error)}</Note>
          ) : (
            <Failed {...failed} />
          )
        ) : null}
        {pass ? (
          <Stack>
            <PassPicture of={pass} for_gatehouse={forGatehouse} />
            {pass.access_number ? (
              <p className="garita-access-number">
                <span>{text.number}</span>
                <strong className="garita-code">{pass.access_number}</strong>
              </p>
            ) : null}
            <Facts>
              <dt>{kind.one}</dt>
              <dd>{name}</dd>
              {pass.valid_from ? (
                <>
                  <dt>{text.from}</dt>
                  <dd>{writtenMoment(pass.valid_from, language)}</dd>
                </>
              ) : null}
              {pass.valid_until ? (
                <>
                  <dt>{text.until}</dt>
                  <dd>{writtenMoment(pass.valid_until, language)}</dd>
                </>
              ) : null}
            </Facts>
            <div className="garita-pass-acts">
              <Button leftSection={<IconShare size={20} aria-hidden />} onClick={() => void share()}>
                {text.share}
              </Button>
              <Button
                variant="default"
                leftSection={<IconDownload size={20} aria-hidden />}
                onClick={() =>
                  void downloadPass(tokenOf(pass, forGatehouse), file).then(
                    () => toastSuccess(text.downloaded),
                    () => toastRefusal(text.download, text.image_failed),
                  )
                }
              >
                {text.download}
              </Button>
              {pass.access_number ? (
                <CopyButton text={pass.access_number} label={text.copy_number} done={text.copied} />
              ) : null}
              <CopyButton text={link} label={text.copy_link} done={text.copied} />
            </div>
            {pass.day ? (
              <Button
                variant="subtle"
                leftSection={<IconQrcode size={20} aria-hidden />}
                onClick={() => showForGatehouse(!forGatehouse)}
              >
                {forGatehouse ? text.show_day : text.show_gatehouse}
              </Button>
            ) : null}
            <Button variant="subtle" leftSection={<IconRefresh size={20} aria-hidden />} onClick={() => ask(true)}>
              {text.regenerate}
            </Button>
          </Stack>
        ) : null}
      </Modal>
      {asking ? (
        <ConfirmDialog
          title={text.regenerate_title}
          confirm={text.regenerate}
          pending={regenerate.pending}
          onClose={() => ask(false)}
          onConfirm={() =>
            regenerate.run(
              { id: authorization.id },
              { done: text.generated, failed: text.generate_failed },
              { ended: () => ask(false) },
            )
          }
        >
          {text.regenerate_text}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
