/** Shared by the forms of a new account or password; has the attributes that password managers need. */
import { TextInput, type TextInputProps } from '@mantine/core'
import { PasswordField, type PasswordFieldProps } from '../../web/form/fields/PasswordField.tsx'
import { useText } from '../../web/language/language.tsx'
import { registerTexts } from '../register.messages.ts'
import { sessionMessages } from '../session.messages.ts'

export function FullNameField(props: Omit<TextInputProps, 'label'>) {
  const register = useText(registerTexts)
  return <TextInput autoComplete="name" label={register.full_name} {...props} />
}

export function NewPasswordField({ label, ...props }: Omit<PasswordFieldProps, 'autoComplete'>) {
  const { login } = useText(sessionMessages)
  const register = useText(registerTexts)
  return (
    <PasswordField
      autoComplete="new-password"
      label={label ?? login.password}
      description={register.password_hint}
      {...props}
    />
  )
}
