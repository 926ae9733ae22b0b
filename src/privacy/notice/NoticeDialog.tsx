/** Writes a condominium's notice; a new one begins with the text of the country. */
import { Textarea, TextInput } from '@mantine/core'
import { commonCountry } from '../../shared/countries.ts'
import { toastSuccess } from '../../web/calls/toast.tsx'
import { Note } from '../../web/cards/Note.tsx'
import { useCallForm } from '../../web/form/callForm.ts'
import { FormDialog } from '../../web/form/FormDialog.tsx'
import { useText } from '../../web/language/language.tsx'
import { mostNotice, type Notice, privacyNotice } from './privacyNotice.contract.ts'
import { noticeDeskTexts } from './privacyNotice.messages.ts'
import { startingNotice } from './startingNotice.ts'

interface NoticeDialogProps {
  notice: Notice
  onClose: () => void
}

export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const text = useText(noticeDeskTexts)
  const { id, condominium, contact, revision } = notice
  const begin = (language: 'es' | 'en') =>
    contact ? (notice[language] ?? '') : startingNotice(language, commonCountry([notice]), condominium)
  const saving = useCallForm(privacyNotice.write, {
    initial: { id, contact: contact ?? '', es: begin('es'), en: begin('en') },
    revision,
    read: (now) => {
      const there = now as Pick<Notice, 'contact' | 'es' | 'en'>
      return { id, contact: there.contact ?? '', es: there.es ?? '', en: there.en ?? '' }
    },
    done: () => {
      toastSuccess(text.saved)
      onClose()
    },
  })
  return (
    <FormDialog of={saving} title={text.form_title(condominium)} submit={text.publish} size="46rem" onClose={onClose}>
      <Note tone="info">{text.lawyer}</Note>
      <TextInput
        label={text.contact}
        type="email"
        withAsterisk
        autoComplete="off"
        {...saving.form.getInputProps('contact')}
      />
      <Textarea label={text.spanish} lang="es" rows={12} maxLength={mostNotice} {...saving.form.getInputProps('es')} />
      <Textarea label={text.english} lang="en" rows={12} maxLength={mostNotice} {...saving.form.getInputProps('en')} />
    </FormDialog>
  )
}
