import type { GuideSection } from './guide.ts'

export const petsSection: GuideSection = {
  anchor: 'pets',
  title: { es: 'Mascotas', en: 'Pets' },
  about: { es: 'Las mascotas de tu casa y su veterinario.', en: 'The pets of your home and their vet.' },
  entries: [
    {
      id: 'pets-register',
      title: { es: 'Registrar a tu mascota', en: 'Register your pet' },
      text: {
        es: 'Abre «Mis mascotas» y toca «Agregar mascota». Escribe su nombre, elige la especie y toca «Guardar». Puedes añadir raza, color, edad, peso y si tiene sus vacunas al día.\n\nSi tu perro o tu gato se pierde dentro del condominio, la caseta sabrá de qué unidad es.',
        en: 'Open “My Pets” and tap “Add pet”. Enter its name, choose the species and tap “Save”. You can add breed, color, age, weight and whether its vaccinations are up to date.\n\nIf your dog or cat gets lost inside the condominium, the gate will know which unit it belongs to.',
      },
      picture: 'new-pet',
    },
    {
      id: 'pets-vet',
      title: { es: 'Veterinario y microchip', en: 'Vet and microchip' },
      text: {
        es: 'En los mismos datos puedes anotar el nombre y el teléfono de tu veterinario y el número de microchip, para tenerlos a la mano en una emergencia. La caseta no los ve.',
        en: 'In the same details you can enter the name and phone of your vet and the microchip number, to have them at hand in an emergency. The gate does not see them.',
      },
    },
    {
      id: 'pets-no-pass',
      title: { es: 'Las mascotas no llevan pase', en: 'Pets have no pass' },
      text: {
        es: 'Entran y salen contigo, así que no tienen código QR. Si ya no vive contigo, toca «Más» y «Eliminar» en su tarjeta.',
        en: 'They come and go with you, so they have no QR code. If it no longer lives with you, tap “More” and “Delete” on its card.',
      },
    },
  ],
  tips: [
    {
      es: 'En las notas escribe algo que la distinga: una mancha, un collar, si es nerviosa con extraños.',
      en: 'In the notes write something that sets it apart: a spot, a collar, whether it is nervous with strangers.',
    },
  ],
}
