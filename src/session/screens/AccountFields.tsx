/** The fields that the forms of an account share, with the attributes that password managers need. */
import { TextInput, type TextInputProps } from '@mantine/core'
import { PasswordField, type PasswordFieldProps } from '../../web/form/PasswordField.tsx'
import { useText } from '../../web/language/language.tsx'
import { sessionMessages } from '../session.messages.ts'

type Given = Omit<TextInputProps, 'label'>

export function EmailField(props: Given) {
  const { login } = useText(sessionMessages)
  return (
    <TextInput type="email" inputMode="email" autoComplete="username" label={login.email} withAsterisk {...props} />
  )
}

export function FullNameField(props: Given) {
  const { register } = useText(sessionMessages)
  return <TextInput autoComplete="name" label={register.full_name} withAsterisk {...props} />
}

export function NewPasswordField({ label, ...props }: Omit<PasswordFieldProps, 'autoComplete'>) {
  const { login, register } = useText(sessionMessages)
  return (
    <PasswordField
      autoComplete="new-password"
      label={label ?? login.password}
      description={register.password_hint}
      withAsterisk
      {...props}
    />
  )
}
