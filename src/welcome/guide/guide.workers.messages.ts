import type { GuideSection } from './guide.ts'

export const workersSection: GuideSection = {
  anchor: 'workers',
  title: { es: 'Colaboradores', en: 'Workers' },
  about: {
    es: 'Las personas que trabajan en tu casa: días, horario y pase.',
    en: 'People who work in your home: days, hours and pass.',
  },
  entries: [
    {
      id: 'workers-register',
      title: { es: 'Registrar a una persona que trabaja en tu casa', en: 'Register people who work at your home' },
      text: {
        es: 'Abre «Mis colaboradores» y toca «Nuevo colaborador». Escribe nombre y apellido, elige el tipo de trabajo, por ejemplo niñera, limpieza o jardinería, y toca «Guardar».\n\nPuedes anotar también la empresa, el teléfono y el nombre de su supervisor. Si te da permiso, toca «Agregar foto»: la caseta la compara a simple vista cuando llega.',
        en: 'Open “My Workers” and tap “New worker”. Enter name and last name, choose the type of work, for example nanny, cleaning or gardening, and tap “Save”.\n\nYou can also enter the company, the phone and the name of their supervisor. If they agree, tap “Add photo”: the guard compares it by eye when they come.',
      },
      picture: 'new-worker',
    },
    {
      id: 'workers-days',
      title: { es: 'Días y horario', en: 'Days and hours' },
      text: {
        es: 'Toca los días en que viene y escribe a qué hora entra y a qué hora sale: así la caseta sabe cuándo esperarla.\n\nSi lo dejas en blanco, puede venir cualquier día.',
        en: 'Tap the days on which they come and enter the time they arrive and the time they leave: the gate then knows when to expect them.\n\nIf you leave it blank, they may come on any day.',
      },
    },
    {
      id: 'workers-pass',
      title: { es: 'El pase de tu colaborador', en: 'The pass of your worker' },
      text: {
        es: 'En su tarjeta toca «Ver QR» y luego «Compartir». El mismo pase le sirve todos los días, hasta que lo suspendas o lo des de baja.',
        en: 'On their card tap “View QR” and then “Share”. The same pass serves them every day, until you suspend or dismiss them.',
      },
    },
    {
      id: 'workers-pause',
      title: { es: 'Vacaciones o una pausa', en: 'Holidays or a pause' },
      text: {
        es: 'En su tarjeta toca «Más» y «Suspender»: su pase deja de servir, pero sus datos se quedan. Cuando vuelva, toca «Reanudar» y el mismo pase sirve otra vez.\n\nSi ya no trabajará contigo, elige «Dar de baja»: su asistencia se conserva y la caseta dice que ya no trabaja en tu casa. Si regresa un día, toca «Vuelve a trabajar».',
        en: 'On their card tap “More” and “Suspend”: the pass stops working, but the details stay. When they come back, tap “Resume” and the same pass works again.\n\nIf they will no longer work for you, choose “Dismiss”: their attendance stays, and the gate says that they no longer work at your home. If they come back one day, tap “Works here again”.',
      },
    },
    {
      id: 'workers-attendance',
      title: { es: 'Días y horas de cada mes', en: 'Days and hours of each month' },
      text: {
        es: 'En su tarjeta toca «Más» y «Asistencia»: ahí están sus entradas y salidas para tu casa, mes por mes, con la suma de horas. «Descargar CSV» las guarda en un archivo.',
        en: 'On their card tap “More” and “Attendance”: there are their entries and exits for your home, month by month, with the sum of hours. “Download CSV” saves them as a file.',
      },
    },
  ],
  tips: [
    {
      es: 'Para alguien que viene una sola vez, como el técnico del internet, es más fácil una invitación con fecha en «Mis visitantes temporales».',
      en: 'For someone who comes only once, like the internet technician, an invitation with a date in “My Temporary Visitors” is easier.',
    },
  ],
}
