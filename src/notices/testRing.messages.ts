import { messages } from '../shared/messages.ts'

export const testRingTexts = messages({
  title: { es: 'Así suena Garita', en: 'This is how Garita sounds' },
  body: { es: 'Es una prueba. Nadie espera en la entrada.', en: 'This is a test. Nobody waits at the entrance.' },
  act: { es: 'Probar', en: 'Test' },
  act_about: { es: 'Probar el sonido en este dispositivo', en: 'Test the sound on this device' },
  again: { es: 'Probar otra vez', en: 'Test again' },
  failed: { es: 'No se pudo enviar la prueba', en: 'The test could not be sent' },
  gone: {
    es: 'Este navegador ya no recibe avisos. Desactívalos y actívalos de nuevo.',
    en: 'This browser no longer receives notifications. Turn them off and on again.',
  },
  asked: { es: 'Enviamos una prueba a este dispositivo. ¿Sonó?', en: 'We sent a test to this device. Did it ring?' },
  yes: { es: 'Sí, sonó', en: 'Yes, it rang' },
  no: { es: 'No sonó', en: 'It did not' },
  silent: { es: 'Si no suena', en: 'If it does not ring' },
  silent_text: {
    es: 'Sube el volumen de los avisos y apaga “No molestar”. Revisa también que los ajustes del dispositivo permitan los avisos de tu navegador, o los de Garita si la instalaste.',
    en: 'Turn up the volume of notifications and turn off “Do not disturb”. Also check that the settings of the device allow notifications of your browser, or of Garita if you installed it.',
  },
})
