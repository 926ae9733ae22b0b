/** A password field with a button to show it and the attributes that password managers need. */
import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { webTexts } from '../../language/web.messages.ts'

export interface PasswordFieldProps extends Omit<PasswordInputProps, 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: PasswordFieldProps) {
  const { password } = useText(webTexts)
  const [visible, setVisible] = useState(false)
  return (
    <PasswordInput
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{
        'aria-label': visible ? password.hide : password.show,
        // The label already says whether the password is shown.
        'aria-pressed': undefined,
      }}
    />
  )
}
