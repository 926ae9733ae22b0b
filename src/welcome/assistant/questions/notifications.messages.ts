import type { Questions } from './questions.ts'

export const notificationsQuestions: Questions = {
  'notifications-bell': {
    es: `
      para qué es la campana
      qué es la campanita
      dónde veo mis avisos
      qué significa el número rojo
      borrar las notificaciones
      marcar como leída
      limpié la lista por error`,
    en: `
      what is the bell for
      what is the bell icon
      where do I see my notices
      what does the red number mean
      clear the notifications
      mark as read
      I cleared the list by mistake`,
  },
  'notifications-quiet': {
    es: `
      que no me suene de noche
      horas sin timbre
      no molestar en la noche
      silenciar las solicitudes mientras duermo
      que le suene primero a mi esposo
      que no me pregunten a mí`,
    en: `
      do not ring at night
      quiet hours
      do not disturb while I sleep
      mute requests at night
      ring my husband first
      I do not want to be asked`,
  },
  'notifications-closed': {
    es: `
      cómo activo las notificaciones
      que me avise al celular cuando llega alguien
      quiero recibir alertas
      encender los avisos en mi teléfono
      apagar las notificaciones
      ya no quiero recibir avisos
      que me avise aunque la app esté cerrada
      quiero que me suene el teléfono cuando llegue mi visita
      activar las alertas en mi celular`,
    en: `
      how do I turn on notifications
      tell me on my phone when someone arrives
      I want to get alerts
      push notifications on my phone
      turn off notifications
      I don't want any more notices
      notify me while the app is closed
      ring my phone when my visitor arrives
      turn on alerts on my cell`,
  },
  'notifications-iphone': {
    es: `
      activar avisos en iphone
      notificaciones en ipad
      en mi iphone no aparece activar notificaciones
      alertas en ios o safari
      activar las alertas en mi ifone
      notificaciones en mi iphone`,
    en: `
      turn on alerts on iphone
      notifications on an ipad
      my iphone doesn't offer notifications
      alerts on ios or safari
      alerts on my iphone
      iphone notifications`,
  },
  'notifications-missing': {
    es: `
      no me llegan las notificaciones
      no me avisó que llegó mi visita
      dejaron de llegarme los avisos
      el navegador bloqueó las notificaciones
      no me entero cuando llegan
      me llegan tarde los avisos
      me avisan por correo
      nunca me avisan cuando llega alguien
      no me sale ningún aviso en el celular`,
    en: `
      notifications don't arrive
      I wasn't told that my visitor came
      I stopped getting notices
      the browser blocked the notifications
      I don't notice when they arrive
      notices come late
      can I be told by e-mail
      I never get told when someone shows up
      nothing pops up on my phone when guests come`,
  },
  'notifications-sound': {
    es: `
      quiero que suene cuando llegue una notificación
      no suena cuando llega alguien
      quitar el sonido
      cambiar el timbre`,
    en: `
      I want it to ring when a notice arrives
      there's no sound when someone arrives
      turn off the sound
      change the ringtone
      my phone should ring when a notice arrives`,
  },
}
