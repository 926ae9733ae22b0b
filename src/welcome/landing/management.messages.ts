/** Texts of the landing for people who run a condominium. */
import { messages } from '../../shared/messages.ts'

export const managementMessages = messages({
  door: { es: 'Administro un condominio', en: 'I run a condominium' },
  heading: { es: 'Administro un condominio', en: 'I run a condominium' },
  lead: {
    es: 'Garita toma el lugar de la libreta de la caseta: quién entró, a qué unidad, quién lo autorizó y a qué hora salió, sin letra ilegible ni hojas que se pierden.',
    en: 'Garita takes the place of the paper log at the gatehouse: who entered, for which unit, who authorized it and when they left, with no illegible writing and no lost pages.',
  },
  demo: { es: 'Entrar a la demostración', en: 'Open the demo' },
  gate: {
    es: 'La estación de la garita: una palabra, la unidad y un botón',
    en: 'The gate station: one word, the unit and one button',
  },
  panel: {
    es: 'La mañana de la administración: lo que espera tu respuesta y cómo están las garitas',
    en: 'The morning of the administration: what waits for your answer and how the gates are',
  },
  practice: { es: 'Haz de guardia un minuto', en: 'Be the guard for a minute' },
  practice_text: {
    es: 'La estación de la caseta, con personas inventadas: escanea un pase, deja pasar, detén a quien no debe entrar. Sin cuenta, y nada se guarda.',
    en: 'The gate station, with made-up people: scan a pass, let someone in, stop who should not enter. No account, and nothing is saved.',
  },
  practice_act: { es: 'Prueba la caseta', en: 'Try the gate station' },
  network: { es: 'Trabaja sin red', en: 'Works without a network' },
  network_text: {
    es: 'La estación decide con lo último que supo, registra, y envía todo cuando vuelve la red. La puerta no se detiene.',
    en: 'The station decides with the last it knew, records, and sends everything when the network is back. The gate does not stop.',
  },
  server: { es: 'En tu servidor o en uno ajeno', en: 'On your server or a hosted one' },
  server_text: {
    es: 'Un solo programa que inicia con un comando, con su base de datos y respaldos cifrados. Lo instalas tú o quien te dé el servicio, y te llevas todos tus datos cuando quieras.',
    en: 'One program that starts with one command, with its database and encrypted backups. You install it or your provider does, and you take all your data with you whenever you want.',
  },
  law: { es: 'Pensado para la ley de datos', en: 'Made for data protection law' },
  law_text: {
    es: 'Los datos de las visitas se borran solos al cumplir el plazo que tú eliges; cada persona descarga lo suyo, y cada cambio y cada exportación queda registrado.',
    en: 'Visitors’ data deletes itself after the period that you choose; everybody can download their own, and each change and each export stays on record.',
  },
  needs: { es: 'Lo que hace falta', en: 'What it needs' },
  needs_text: {
    es: 'Una tableta o computadora con navegador en la garita y un teléfono en cada casa. Sin lectores especiales; si ya los tienes, se conectan. También entra quien no tiene correo.',
    en: 'A tablet or computer with a browser at the gate and a phone in each home. No special readers; if you have them, they connect. People without an e-mail can sign in too.',
  },
})
