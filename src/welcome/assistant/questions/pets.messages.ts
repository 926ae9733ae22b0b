import type { Questions } from './questions.ts'

export const petsQuestions: Questions = {
  'pets-register': {
    es: `
      cómo registro a mi perro
      registrar mi mascota
      dónde anoto a mi gato
      dar de alta a mi perrito
      adopté un gatito
      tenemos un cachorro nuevo
      dónde pongo las vacunas del gato
      el perro se perdió en el condominio
      se escapó mi gato
      se permiten mascotas
      registrar un loro o un conejo
      adopté una perrita`,
    en: `
      how do I register my dog
      register my pet
      add my cat
      we got a puppy
      we adopted a kitten
      where do I put my cat's vaccinations
      my dog got lost in the community
      my cat ran away
      are pets allowed
      register a parrot or a rabbit
      we adopted a dog`,
  },
  'pets-vet': {
    es: `
      dónde pongo el teléfono del veterinario
      el microchip de mi mascota
      quién ve los datos del veterinario
      número de chip del perro`,
    en: `
      where do I put the vet's phone
      my pet's microchip
      who sees the details of the vet
      chip number of my dog`,
  },
  'pets-no-pass': {
    es: `
      mi perro necesita pase
      las mascotas tienen qr
      mi mascota murió
      se murió mi perro
      regalé a mi gato
      borrar una mascota`,
    en: `
      does my dog need a pass
      do pets have a qr code
      my pet died
      my dog passed away
      I gave my cat away
      delete a pet`,
  },
}
