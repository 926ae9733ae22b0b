/** Posters beside the tablet: one page for each kind of trouble, printed from the guide. */
import type { GuideSection } from './guide.ts'

export const postersSection: GuideSection = {
  anchor: 'posters',
  title: { es: 'Carteles para la caseta', en: 'Posters for the gate' },
  about: {
    es: 'Uno por problema, para colgar junto a la tableta.',
    en: 'One for each kind of trouble, to hang beside the tablet.',
  },
  /** Filled in by hand. */
  calls: [
    { es: 'Administración', en: 'Administration' },
    { es: 'Supervisor', en: 'Supervisor' },
    { es: 'Internet y luz', en: 'Internet and power' },
  ],
  entries: [
    {
      id: 'poster-line',
      title: { es: 'Sin internet', en: 'No internet' },
      text: {
        es: 'Sigue: escanea, deja pasar y anota como siempre. La estación lo guarda y lo envía sola.\n\nSi la tarjeta sale en amarillo, llama a la casa. Después de tres días sin conexión llama siempre, y toca «Ya llamé y dijo que sí».\n\nDesconecta el módem, cuenta hasta diez y conéctalo.\n\nA los cinco minutos cambia la tableta a la segunda línea. A los quince llama a la compañía y a la administración.\n\nNo cierres la página ni borres los datos del navegador.',
        en: 'Go on: scan, let in and write down as always. The station keeps it and sends it by itself.\n\nIf a card is amber, call the home. After three days without a connection always call, and tap “I called, they said yes”.\n\nUnplug the router, count to ten and plug it in.\n\nAfter five minutes change the tablet to the second line. After fifteen call the company and the administration.\n\nDo not close the page or clear the browser’s data.',
      },
    },
    {
      id: 'poster-power',
      title: { es: 'Sin luz', en: 'No power' },
      text: {
        es: 'La tableta dura horas: baja el brillo y conéctala a la batería.\n\nDeja en la UPS solo el módem y el lector.\n\nAbre la pluma a mano, como dice su fabricante, y quédate junto a ella.\n\nLlama a la compañía de luz y a la administración.\n\nCon 20 % de batería, imprime la «Lista en papel».',
        en: 'The tablet lasts for hours: turn its brightness down and put it on the power bank.\n\nLeave only the router and the reader on the UPS.\n\nOpen the barrier by hand, as its maker says, and stand beside it.\n\nCall the electricity company and the administration.\n\nAt 20% of battery print the “Paper list”.',
      },
    },
    {
      id: 'poster-reader',
      title: { es: 'El lector no lee', en: 'The reader does not read' },
      text: {
        es: '¿Está encendida su luz? Desconecta el cable y conéctalo.\n\nLimpia el cristal, y pide más brillo en la pantalla del visitante.\n\nToca «Cámara» y acerca el código a la tableta.\n\nO escribe los cinco dígitos, la placa o el nombre.',
        en: 'Is its lamp on? Pull its cable and put it back.\n\nClean its window, and ask for more brightness on the visitor’s screen.\n\nTap “Camera” and hold the code before the tablet.\n\nOr type the five digits, the plate or the name.',
      },
    },
    {
      id: 'poster-tablet',
      title: { es: 'La tableta no sirve o no está', en: 'The tablet is dead or gone' },
      text: {
        es: 'Toma la de repuesto o un teléfono: abre la dirección de Garita, inicia sesión y entra a «Vista de Garita».\n\nMientras, anota en papel: hora, nombre, unidad y placa, una línea por persona.\n\nSi la robaron, avisa ya a la administración: la reporta perdida y deja de servir.\n\nCuando la nueva funcione, abre «Opciones» y toca «Pasar lo escrito a mano».',
        en: 'Take the spare one or a telephone: open the address of Garita, sign in and go to “Guard view”.\n\nMeanwhile write on paper: time, name, unit and plate, one line a person.\n\nIf it was stolen, tell the administration now: they report it as lost and it stops working.\n\nWhen the new one works, open “Options” and tap “Type in what was written by hand”.',
      },
    },
    {
      id: 'poster-nothing',
      title: { es: 'Nada funciona', en: 'Nothing works' },
      text: {
        es: 'Abre el sobre con la lista en papel. Escribe la hora y tu nombre.\n\nDeja pasar a quien está en la lista y esperan en su casa. Si no está, llama a la casa; espera afuera.\n\nA nadie se le niega la salida.\n\nAnota cada entrada: hora, nombre, unidad y placa.\n\nCuando vuelva todo, toca «Pasar lo escrito a mano», entrega la lista a la administración e imprime otra.',
        en: 'Open the envelope with the paper list. Write the time and your name on it.\n\nLet in the people on the list whom a home expects. If a person is not on it, call the home; they wait outside.\n\nNobody is refused an exit.\n\nWrite down each entry: time, name, unit and plate.\n\nWhen all is back, tap “Type in what was written by hand”, give the list to the administration and print another.',
      },
    },
    {
      id: 'poster-danger',
      title: { es: 'Alguien está en peligro', en: 'A person is in danger' },
      text: {
        es: 'Mantén tres segundos el botón rojo de alarma. ¿No puedes? Tócalo una vez y confirma.\n\nSi la pantalla dice que no se avisó a nadie, llama tú: 911 en México, 123 en Colombia, 133 en Chile.\n\nSi la alarma suena en tu caseta, toca «Yo la atiendo» solo si vas.\n\nNo abras a quien amenaza sin que te lo pidan los servicios de emergencia, y no sigas a nadie.',
        en: 'Hold the red alarm button for three seconds. You cannot? Press it once and confirm.\n\nIf the screen says that nobody was told, call yourself: 911 in Mexico, 123 in Colombia, 133 in Chile.\n\nIf an alarm rings at your gate, tap “I take it” only if you go.\n\nDo not open to anybody who threatens you unless the emergency services ask you to, and follow nobody.',
      },
    },
  ],
  tips: [
    {
      es: 'Imprime esta página desde aquí: sale un cartel por hoja, con lugar para los teléfonos. Cuélgalos junto a la tableta.',
      en: 'Print this page from here: one poster a sheet, with room for the telephones. Hang them beside the tablet.',
    },
  ],
}
