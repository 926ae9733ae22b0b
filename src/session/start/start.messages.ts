import { messages } from '../../shared/messages.ts'

export const startMessages = messages({
  title: { es: 'Empezar con un código', en: 'Begin with a code' },
  text: {
    es: 'Escribe el código que te dio la administración de tu condominio.',
    en: 'Enter the code that the administration of your condominium gave you.',
  },
  code: { es: 'Código', en: 'Code' },
  code_hint: {
    es: '12 letras y números, por ejemplo 7K2M-X4PD-9QRT',
    en: '12 letters and digits, like 7K2M-X4PD-9QRT',
  },
  next: { es: 'Continuar', en: 'Continue' },
  for_whom: {
    es: (initial: string, place: string | null) => `Cuenta de ${initial}.${place ? ` · ${place}` : ''}`,
    en: (initial: string, place: string | null) => `Account of ${initial}.${place ? ` · ${place}` : ''}`,
  },
  other_code: { es: 'Usar otro código', en: 'Use another code' },
  username: { es: 'Nombre de usuario', en: 'User name' },
  username_hint: {
    es: 'Con él inicias sesión. De 3 a 32 letras sin acento, números, puntos o guiones; empieza con una letra.',
    en: 'You sign in with it. 3 to 32 plain letters, digits, dots or hyphens; it begins with a letter.',
  },
  password: { es: 'Elige una contraseña', en: 'Choose a password' },
  submit: { es: 'Guardar y entrar', en: 'Save and enter' },
  saved: { es: 'Contraseña guardada. Ya puedes iniciar sesión.', en: 'Password saved. You can sign in now.' },
  back: { es: 'Volver a iniciar sesión', en: 'Back to sign in' },
})
