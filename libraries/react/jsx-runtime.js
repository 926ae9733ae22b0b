import { Fragment, isValidElement } from 'preact'
import { jsx, jsxs as jsxsAnywhere } from 'preact/jsx-runtime'

/**
 * React keeps an element only at its place among its siblings. Preact also finds it at another place: a button that a person presses
 * could become the button that replaces it, and submit a form. The place as key has React's effect.
 */
export function keepPlaces({ children }) {
  children.forEach((child, place) => {
    if (isValidElement(child) && child.key == null) child.key = place
  })
}

export { Fragment, jsx }
export function jsxs(type, props, key, ...rest) {
  keepPlaces(props)
  return jsxsAnywhere(type, props, key, ...rest)
}
