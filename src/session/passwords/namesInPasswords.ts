/** Names and words in passwords of these countries, without accents; a password of only these is refused. */
export const namesInPasswords: readonly string[] = `
juan jose maria luis carlos jorge ana miguel pedro manuel francisco antonio alejandro alejandra fernando fernanda ricardo eduardo
roberto javier sergio rafael daniel daniela david andres andrea pablo paola diego raul oscar victor hugo alberto mario martin gabriel
gabriela gustavo arturo enrique guillermo felipe ivan julio cesar alfredo armando ernesto ramon ruben salvador tomas santiago sebastian
nicolas mateo matias emiliano emilio rodrigo leonardo samuel angel angela rosa carmen laura patricia claudia monica sandra adriana
veronica silvia elena teresa isabel lucia sofia valentina valeria camila natalia paula carolina diana karla karina liliana lorena marta
martha margarita guadalupe lupita leticia norma gloria beatriz susana cecilia ximena regina renata mariana juana esperanza dolores luz
camilo esteban cristian christian cristina jaime jesus joaquin lorenzo marcos marco mauricio nelson omar pepe paco panchito lola
john michael james robert mary jennifer jessica ashley thomas joseph william charles
hernandez garcia martinez lopez gonzalez rodriguez perez sanchez ramirez flores gomez torres diaz cruz rojas vargas morales castro
mexico colombia chile argentina peru ecuador venezuela espana guatemala panama bogota medellin cali guadalajara monterrey puebla cancun
tijuana santiago valparaiso lima quito cdmx df america pumas chivas aguilas tigres cruzazul realmadrid barcelona
condominio condominios residencial residencia vecino vecinos garita caseta guardia guardias vigilancia seguridad porteria portero
edificio torre casa hogar familia unidad administracion administrador admin root user usuario invitado operador sistema super
password pass clave contrasena acceso secreto secret login welcome bienvenido bienvenidos hola entrar qwerty asdf abcd abc test prueba
amor amo vida mi mis te tu yo el la los las de del y por para siempre corazon cielo princesa princess angelito bebe hijo hija hijos mama
papa dios cristo jesucristo gracias feliz sol luna estrella gato perro futbol football baseball love you iloveyou teamo
enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes viernes verano invierno
january february march april june july august september october november december summer winter spring autumn monday friday
google facebook whatsapp instagram samsung iphone android windows internet computer
`
  .trim()
  .split(/\s+/)
