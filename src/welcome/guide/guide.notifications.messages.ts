import type { GuideSection } from './guide.ts'

export const notificationsSection: GuideSection = {
  anchor: 'notifications',
  title: { es: 'Notificaciones', en: 'Notifications' },
  about: { es: 'Enterarte a tiempo, y que no suene de noche.', en: 'Know in time, and let it be quiet at night.' },
  entries: [
    {
      id: 'notifications-bell',
      title: { es: 'La campana', en: 'The bell' },
      text: {
        es: 'La campana de arriba a la derecha guarda lo que ha pasado: alguien espera en la caseta, tu visita ha entrado, alguien respondió por tu unidad. El número dice cuántas esperan tu respuesta; si ninguna espera, cuántas no has leído.\n\nToca una notificación para ir a ella; si alguien espera en la caseta, toca «Responder». En «Más», «Marcar leída» y «Ocultar» solo cambian la lista: nadie queda aprobado ni rechazado. «Limpiar todo» vacía la lista, menos lo que espera tu respuesta; «Deshacer» la trae de vuelta.',
        en: 'The bell at the top right keeps what has happened: someone is waiting at the gate, your visitor has entered, someone answered for your unit. The number says how many wait for your answer; if none waits, how many you have not read.\n\nTap a notification to go to it; if someone is waiting at the gate, tap “Answer”. In “More”, “Mark as read” and “Hide” only change the list: nobody is approved or denied. “Clear all” empties the list except what waits for your answer; “Undo” brings it back.',
      },
      picture: 'bell',
    },
    {
      id: 'notifications-announcements',
      title: { es: 'Leer los comunicados', en: 'Read the announcements' },
      text: {
        es: 'Lo que escribe la administración está en «Comunicados», y un aviso te lo dice. Si pide que confirmes, toca «Enterado». Toca una foto para verla grande. Un PDF se abre con «Abrir» y se queda en tu teléfono con «Guardar».',
        en: 'The administration writes to you in “Announcements”, and a notice tells you. If it asks you to confirm, tap “I have read it”. Tap a picture to see it large. A PDF opens with “Open” and stays on your phone with “Save”.',
      },
    },
    {
      id: 'notifications-closed',
      title: { es: 'Enterarte con la aplicación cerrada', en: 'Get notified while the app is closed' },
      text: {
        es: 'En la pantalla de inicio toca «Activar notificaciones» y di que sí cuando tu teléfono pregunte. Desde entonces te avisa cuando alguien llega, aunque Garita esté cerrada. La notificación nunca muestra nombres.\n\nTambién las encuentras en «Mi cuenta», en «Notificaciones»: ahí las enciendes o las apagas en cada teléfono o computadora.',
        en: 'On the home screen tap “Turn on notifications” and say yes when your phone asks. From then on it tells you when someone arrives, even while Garita is closed. The notice never shows names.\n\nYou also find it in “My account”, under “Notifications”: there you turn it on or off on each phone or computer.',
      },
      picture: 'notices',
    },
    {
      id: 'notifications-iphone',
      title: { es: 'En iPhone y iPad', en: 'On iPhone and iPad' },
      text: {
        es: 'Abre Garita en Safari, toca el botón de compartir y elige «Agregar a inicio». Abre Garita desde ese icono y activa las notificaciones ahí. Sin ese paso, iPhone y iPad no dejan avisar.',
        en: 'Open Garita in Safari, tap the share button and choose “Add to Home Screen”. Open Garita from that icon and turn the notifications on there. Without that step, iPhone and iPad do not allow notices.',
      },
    },
    {
      id: 'notifications-quiet',
      title: { es: 'Horas en que no suena', en: 'Quiet hours' },
      text: {
        es: 'En «Mi cuenta», en «Mis casas», toca «Cuándo suena». Ahí eliges si tu teléfono suena al llegar la visita, solo si nadie responde en 30 segundos, o nunca, y en qué horas no suena. La solicitud sigue en tu pantalla, y el guardia ve si ahora no suena ningún teléfono.',
        en: 'In “My account”, under “My homes”, tap “When it rings”. There you choose whether your phone rings when the visitor arrives, only when nobody answers within 30 seconds, or never, and in which hours it does not ring. The request is still on your screen, and the guard sees if no phone rings at this moment.',
      },
    },
    {
      id: 'notifications-missing',
      title: { es: 'Si no te llegan las notificaciones', en: 'If the notifications do not arrive' },
      text: {
        es: 'Revisa que en «Mi cuenta», en «Notificaciones», diga que este dispositivo avisa. Si dice que el navegador las tiene bloqueadas, abre los ajustes del sitio en tu navegador, permite las notificaciones y vuelve.\n\nTu condominio también puede avisarte por correo: llega solo si nadie de tu unidad respondió en dos minutos.',
        en: 'Check that in “My account”, under “Notifications”, it says that this device tells you. If it says that the browser blocks them, open the site’s settings in your browser, allow notifications and come back.\n\nYour condominium can also tell you by e-mail: it arrives only if no one of your unit answered within two minutes.',
      },
    },
  ],
  tips: [
    {
      es: 'Activa las notificaciones en más de un teléfono de la casa: así alguien siempre puede responder.',
      en: 'Turn on notifications on more than one phone of the home: then someone can always answer.',
    },
    {
      id: 'notifications-sound',
      es: 'En la campana puedes encender un sonido para este dispositivo.',
      en: 'In the bell you can turn on a sound for this device.',
    },
  ],
}
