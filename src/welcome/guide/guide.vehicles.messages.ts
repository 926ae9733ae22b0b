import type { GuideSection } from './guide.ts'

export const vehiclesSection: GuideSection = {
  anchor: 'vehicles',
  title: { es: 'Vehículos', en: 'Vehicles' },
  about: {
    es: 'Tu coche o tu moto, con su placa y su pase.',
    en: 'Your car or motorcycle, with its plate and its pass.',
  },
  entries: [
    {
      id: 'vehicles-register',
      title: { es: 'Registrar tu coche o tu moto', en: 'Register your car or motorcycle' },
      text: {
        es: 'Abre «Mis vehículos» y toca «Agregar vehículo». Escribe la placa, elige el tipo, escribe la marca y el modelo, y toca «Guardar». El año, el color y las notas son opcionales.\n\nLa placa se guarda en mayúsculas: no importa cómo la escribas.',
        en: 'Open “My Vehicles” and tap “Add vehicle”. Enter the plate, choose the type, enter the brand and the model, and tap “Save”. Year, color and notes are optional.\n\nThe plate is kept in capital letters: it does not matter how you type it.',
      },
      picture: 'new-vehicle',
    },
    {
      id: 'vehicles-pass',
      title: { es: 'El pase del vehículo', en: 'The pass of the vehicle' },
      text: {
        es: 'En la tarjeta de tu vehículo toca «Ver QR». Es un pase sin fecha de fin que puedes mostrar en la caseta, o guardar en el teléfono del conductor.',
        en: 'On the card of your vehicle tap “View QR”. It is a pass without an end date that you can show at the gate, or keep on the phone of the driver.',
      },
    },
    {
      id: 'vehicles-change',
      title: { es: 'Si vendes o cambias el coche', en: 'If you sell or change the car' },
      text: {
        es: 'En la tarjeta del vehículo toca «Más» y «Eliminar», y confirma con «Eliminar Permanentemente». Su pase deja de servir. Después registra el nuevo.\n\nSi solo cambió la placa, toca «Editar»: al guardar, el pase anterior deja de servir y tendrás uno nuevo.',
        en: 'On the card of the vehicle tap “More” and “Delete”, and confirm with “Delete permanently”. Its pass stops working. Then register the new one.\n\nIf only the plate changed, tap “Edit”: when you save, the former pass stops working and you will have a new one.',
      },
    },
  ],
  tips: [
    {
      es: 'El coche de una visita no se registra aquí: su placa se anota en la invitación.',
      en: 'A visitor’s car is not registered here: its plate goes into the invitation.',
    },
  ],
}
