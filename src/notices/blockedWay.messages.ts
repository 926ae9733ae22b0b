import { messages } from '../shared/messages.ts'

/** Says the place of the permission in the words of each browser. */
export const blockedWayTexts = messages({
  iphone: {
    es: 'Abre los Ajustes del iPhone o iPad, toca Notificaciones y Garita, y permite las notificaciones. Después vuelve aquí.',
    en: 'Open the Settings of the iPhone or iPad, tap Notifications and Garita, and allow notifications. Then come back here.',
  },
  android_app: {
    es: 'Mantén el dedo en el icono de Garita, toca “Información de la aplicación” y Notificaciones, y permítelas. Después vuelve aquí.',
    en: 'Hold your finger on the Garita icon, tap “App info” and Notifications, and allow them. Then come back here.',
  },
  android: {
    es: 'Toca el icono a la izquierda de la dirección, después Permisos y Notificaciones, y permítelas. Después vuelve aquí.',
    en: 'Tap the icon to the left of the address, then Permissions and Notifications, and allow them. Then come back here.',
  },
  samsung: {
    es: 'Abre el menú del navegador, toca Ajustes, “Sitios y descargas” y Notificaciones, y permite este sitio. Después vuelve aquí.',
    en: 'Open the menu of the browser, tap Settings, “Sites and downloads” and Notifications, and allow this site. Then come back here.',
  },
  firefox_phone: {
    es: 'Toca el candado junto a la dirección y cambia Notificaciones a permitido. Después vuelve aquí.',
    en: 'Tap the padlock beside the address and change Notifications to allowed. Then come back here.',
  },
  chrome: {
    es: 'Haz clic en el icono a la izquierda de la dirección y permite las notificaciones. Después vuelve aquí.',
    en: 'Click the icon to the left of the address and allow notifications. Then come back here.',
  },
  firefox: {
    es: 'Haz clic en el candado junto a la dirección y quita el bloqueo de las notificaciones. Después vuelve aquí.',
    en: 'Click the padlock beside the address and clear the block of notifications. Then come back here.',
  },
  safari: {
    es: 'Abre los Ajustes de Safari, “Sitios web” y Notificaciones, y permite este sitio. Después vuelve aquí.',
    en: 'Open the Settings of Safari, “Websites” and Notifications, and allow this site. Then come back here.',
  },
  other: {
    es: 'Permite las notificaciones en los ajustes del sitio y vuelve aquí.',
    en: 'Allow notifications in the site’s settings and come back here.',
  },
})
