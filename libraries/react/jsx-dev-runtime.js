import { jsxDEV as jsxAnywhere } from 'preact/jsx-dev-runtime'
import { keepPlaces } from './jsx-runtime.js'

export { Fragment } from 'preact'
export function jsxDEV(type, props, key, several, ...rest) {
  if (several) keepPlaces(props)
  return jsxAnywhere(type, props, key, several, ...rest)
}
