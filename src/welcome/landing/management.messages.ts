import { messages } from '../../shared/messages.ts'

export const managementMessages = messages({
  door: { es: 'Administro un condominio', en: 'I run a condominium' },
  heading: { es: 'Administro un condominio', en: 'I run a condominium' },
  lead: {
    es: 'Garita reemplaza el cuaderno de la entrada. Sabes quién entró, a qué unidad, quién lo autorizó y a qué hora salió. No hay letra ilegible ni hojas perdidas.',
    en: 'Garita replaces the paper log at the gate. You know who entered, for which unit, who authorized it and when they left. No illegible writing, no lost pages.',
  },
  demo: { es: 'Entrar a la demostración', en: 'Open the demo' },
  gate: {
    es: 'La estación de la caseta: una palabra, la unidad y un botón',
    en: 'The gate station: one word, the unit and one button',
  },
  panel: {
    es: 'El inicio de la administración: las solicitudes por responder y las casetas',
    en: 'The home screen of the administration: requests to answer and the gates',
  },
  practice: { es: 'Haz de guardia un minuto', en: 'Be the guard for a minute' },
  practice_text: {
    es: 'La estación de la caseta, con personas inventadas: escanea un pase, deja pasar o di que no. No necesitas cuenta, y nada se guarda.',
    en: 'The gate station, with made-up people: scan a pass, let someone in or say no. You need no account, and nothing is saved.',
  },
  practice_act: { es: 'Prueba la caseta', en: 'Try the gate station' },
  network: { es: 'Trabaja sin red', en: 'Works without a network' },
  network_text: {
    es: 'La estación decide con sus últimos datos, registra y envía todo cuando vuelve la red. La caseta no se detiene.',
    en: 'The station decides with its latest data, records, and sends everything when the network is back. The gate does not stop.',
  },
  server: { es: 'En tu servidor o en uno ajeno', en: 'On your server or a hosted one' },
  server_text: {
    es: 'Un solo programa que inicia con un comando, con su base de datos y respaldos cifrados. Lo instalas tú o tu proveedor, y te llevas todos tus datos cuando quieras.',
    en: 'One program that starts with one command, with its database and encrypted backups. You install it or your provider does, and you take all your data with you whenever you want.',
  },
  law: { es: 'Pensado para la ley de datos', en: 'Made for data protection law' },
  law_text: {
    es: 'Los datos de las visitas se borran solos después de los días que tú eliges. Cada persona descarga sus datos. Una bitácora guarda cada cambio y cada exportación.',
    en: 'Visitors’ data is deleted after the days that you choose. Each person can download their data. A log keeps each change and each export.',
  },
  needs: { es: 'Qué necesitas', en: 'What you need' },
  needs_text: {
    es: 'Una tableta o computadora con navegador en la caseta y un teléfono en cada casa. No necesitas lectores especiales; si los tienes, se conectan. Los residentes no necesitan correo.',
    en: 'A tablet or computer with a browser at the gate and a phone in each home. You need no special readers; if you have them, they connect. Residents need no e-mail.',
  },
})
