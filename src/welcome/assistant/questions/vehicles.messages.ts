import type { Questions } from './questions.ts'

export const vehiclesQuestions: Questions = {
  'vehicles-register': {
    es: `
      cómo registro mi coche
      cómo registro mi carro
      agregar un auto
      dar de alta mi moto
      registrar una motocicleta o camioneta
      dónde pongo la placa de mi coche
      registrar la patente de mi auto
      tengo dos coches, cómo agrego el otro
      compré un coche
      cuántos carros puedo registrar
      registrar mi bicicleta
      dónde meto las placas de mi camioneta nueva
      poner las placas de mi coche nuevo`,
    en: `
      how do I register my car
      add a car
      add my truck
      register my motorcycle
      where do I put my license plate
      register my plate number
      we have two cars, how do I add the other one
      I bought a car
      how many cars can I register
      register my bike
      where do I enter the plates of my new truck`,
  },
  'vehicles-pass': {
    es: `
      dónde está el qr de mi coche
      pase para el coche
      cómo entra mi carro por la pluma
      mi esposa maneja mi coche, qué enseña en la garita
      la barrera no abre con mi coche
      tag o tarjeta para el coche`,
    en: `
      where is the qr code of my car
      pass for my car
      how does my car get through the barrier
      my wife drives my car, what does she show at the gate
      the gate arm doesn't open for my car
      sticker or tag for the car`,
  },
  'vehicles-change': {
    es: `
      vendí mi coche
      vendí el carro
      cambié de coche
      tengo carro nuevo, ya no tengo el otro
      cambié las placas de la camioneta
      me robaron las placas
      borrar un vehículo
      quitar mi moto de la lista
      me equivoqué en la placa
      chocaron mi auto y ahora traigo otro
      ahora uso otro coche`,
    en: `
      I sold my car
      I got a new car
      I have another car now
      my car has a new license plate
      my plates changed
      delete a vehicle
      remove my motorcycle from the list
      I made a mistake in the plate
      my car got wrecked and I drive another one now
      I drive a different car now`,
  },
}
