/** Has the attributes that password managers need. */
import { TextInput, type TextInputProps } from '@mantine/core'
import { useText } from '../../web/language/language.tsx'
import { sessionMessages } from '../session.messages.ts'

type Given = Omit<TextInputProps, 'label'>

export function EmailField(props: Given) {
  const { login } = useText(sessionMessages)
  return <TextInput type="email" inputMode="email" autoComplete="username" label={login.email} {...props} />
}
