import type { LetterText } from '../shared/letterText.ts'
import { messages } from '../shared/messages.ts'

export const matterMessages = messages({
  title: { es: 'Mensajes a la administración', en: 'Messages to the administration' },
  write: { es: 'Escribir', en: 'Write' },
  write_title: { es: 'Escribe a la administración', en: 'Write to the administration' },
  write_hint: {
    es: 'Solo la administración lo lee. Ni los guardias ni las personas de tu casa lo ven.',
    en: 'Only the administration reads it. Neither guards nor the people of your home see it.',
  },
  said: { es: 'Mensaje', en: 'Message' },
  contact: { es: 'Otras formas de hablar con la administración', en: 'Other ways to talk to the administration' },
  call: { es: (number: string) => `Llamar ${number}`, en: (number: string) => `Call ${number}` },
  whatsapp: { es: 'WhatsApp', en: 'WhatsApp' },
  photo: { es: 'Foto', en: 'Photo' },
  photo_of: { es: (name: string) => `Foto de ${name}`, en: (name: string) => `Photo from ${name}` },
  photo_add: { es: 'Agregar foto', en: 'Add a photo' },
  photo_other: { es: 'Otra foto', en: 'Another photo' },
  photo_remove: { es: 'Quitar foto', en: 'Remove the photo' },
  photo_see: { es: 'Ver foto', en: 'See the photo' },
  photo_unreadable: {
    es: 'No pudimos leer esa foto. Elige otra.',
    en: 'We could not read that photo. Choose another one.',
  },
  photo_failed: { es: 'No se pudo cargar la foto', en: 'The photo could not be loaded' },
  send: { es: 'Enviar', en: 'Send' },
  sent: { es: 'Mensaje enviado', en: 'Message sent' },
  failed: { es: 'No se pudieron cargar los mensajes', en: 'The messages could not be loaded' },
  none: { es: 'Todavía no has escrito', en: 'You have not written yet' },
  none_text: {
    es: 'Una luz fundida, un ruido, una duda: escribe y aquí verás la respuesta.',
    en: 'A broken light, a noise, a question: write, and you will see the answer here.',
  },
  none_office: { es: 'No hay mensajes', en: 'There are no messages' },
  none_office_text: {
    es: 'Aquí verás lo que escriban los residentes y los propietarios.',
    en: 'You will see here what residents and owners write.',
  },
  none_such: { es: 'No hay mensajes con este estado', en: 'There are no messages in this state' },
  any_state: { es: 'Todos los estados', en: 'All states' },
  condominium: { es: 'Condominio', en: 'Condominium' },
  any_condominium: { es: 'Todos los condominios', en: 'All condominiums' },
  state: { es: 'Estado', en: 'State' },
  states: {
    waiting: { es: 'Espera respuesta', en: 'Waits for an answer' },
    answered: { es: 'Respondido', en: 'Answered' },
    closed: { es: 'Cerrado', en: 'Closed' },
  },
  all: { es: 'Todos los mensajes', en: 'All messages' },
  open: { es: 'Ver', en: 'See' },
  unit: { es: (unit: string) => `Unidad ${unit}`, en: (unit: string) => `Unit ${unit}` },
  one: { es: 'Mensaje a la administración', en: 'Message to the administration' },
  of: { es: (name: string) => `Mensaje de ${name}`, en: (name: string) => `Message from ${name}` },
  conversation: { es: 'Conversación', en: 'Conversation' },
  administration: {
    es: (name: string) => `${name} · Administración`,
    en: (name: string) => `${name} · Administration`,
  },
  answer: { es: 'Responder', en: 'Answer' },
  answer_said: { es: 'Respuesta', en: 'Answer' },
  answered: { es: 'Respuesta enviada', en: 'Answer sent' },
  add: { es: 'Agregar', en: 'Add' },
  add_said: { es: 'Agrega algo', en: 'Add something' },
  close: { es: 'Cerrar mensaje', en: 'Close message' },
  closed_done: { es: 'Mensaje cerrado', en: 'Message closed' },
  close_failed: { es: 'No se pudo cerrar el mensaje', en: 'The message could not be closed' },
  closed_by: {
    es: (name: string, when: string) => `${name} lo cerró ${when}.`,
    en: (name: string, when: string) => `${name} closed it ${when}.`,
  },
  reopen: { es: 'Enviar y abrir de nuevo', en: 'Send and open again' },
  reopen_said: {
    es: '¿Falta algo? Escríbelo y el mensaje se abre de nuevo',
    en: 'Is something missing? Write it, and the message opens again',
  },
  reopened: { es: 'Mensaje abierto de nuevo', en: 'Message opened again' },
  over: {
    es: 'Ya no se puede abrir de nuevo. Escribe uno nuevo.',
    en: 'It can no longer be opened again. Write a new one.',
  },
})

export const matterLetters = messages({
  answered_subject: { es: 'La administración respondió tu mensaje', en: 'The administration answered your message' },
  answered: {
    es: (place: LetterText, link: LetterText) =>
      `La administración de ${place} respondió tu mensaje.\n\nLéelo aquí:\n${link}\n\nSi ya no quieres recibir estos correos, apágalos en tu cuenta, en “Notificaciones”.\n`,
    en: (place: LetterText, link: LetterText) =>
      `The administration of ${place} answered your message.\n\nRead it here:\n${link}\n\nIf you no longer want these e-mails, turn them off in your account, under “Notifications”.\n`,
  },
})
