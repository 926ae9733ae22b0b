/** Full names made of the most common first and last names of Mexico, Colombia and Chile. */
import { drawing } from './chance.ts'

const given =
  'José Luis,Juan,María,Guadalupe,Francisco,Antonio,Jesús,Miguel Ángel,Pedro,Alejandro,Manuel,Carlos,Jorge,Roberto,Ricardo,Fernando,Rosa,Martha,Margarita,Verónica,Leticia,Patricia,Elizabeth,Alejandra,Gabriela,Daniel,David,Eduardo,Sergio,Javier,Rafael,Héctor,Óscar,Raúl,Andrés,Diego,Camila,Valentina,Sofía,Isabella,Santiago,Sebastián,Mateo,Matías,Nicolás,Benjamín,Catalina,Martina,Constanza,Javiera,Andrea,Paula,Laura,Carolina,Natalia,Claudia,Ana María,Luz Marina,Gloria,Carmen,Juana,Adriana,Mónica,Sandra,Liliana,Luis,Jaime,Hernán,Gonzalo,Rodrigo,Cristián,Felipe,Pablo,Ignacio,Tomás,Joaquín,Emilio,Ernesto,Julián,Bruno'.split(
    ',',
  )
const family =
  'Hernández,García,Martínez,López,González,Pérez,Rodríguez,Sánchez,Ramírez,Cruz,Flores,Gómez,Morales,Vázquez,Reyes,Jiménez,Torres,Díaz,Gutiérrez,Ruiz,Mendoza,Aguilar,Ortiz,Moreno,Castillo,Romero,Álvarez,Méndez,Chávez,Rivera,Juárez,Ramos,Domínguez,Herrera,Medina,Castro,Vargas,Guzmán,Velázquez,Muñoz,Rojas,Contreras,Silva,Soto,Sepúlveda,Espinoza,Fuentes,Valenzuela,Araya,Tapia,Rincón,Ospina,Restrepo,Cárdenas,Suárez,Quintero,Zapata,Montoya,Salazar,Acosta,Quiroga,Ibarra,Salas,Treviño,Peña,Núñez,Villaseñor,Zamudio,Tovar,Bautista,de la Cruz,Ríos,Vega,Cortés,Lara,Navarro,Campos,Solís,Carrillo,Miranda'.split(
    ',',
  )

/** Makes different names, four of five with two last names. */
export function frequentNames(count: number): string[] {
  const { one, chance } = drawing(1)
  const names = new Set<string>()
  while (names.size < count) {
    names.add([one(given), one(family), ...(chance() < 0.8 ? [one(family)] : [])].join(' '))
  }
  return [...names]
}
