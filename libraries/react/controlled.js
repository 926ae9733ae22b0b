import { options } from 'preact'

/**
 * A field shows the value that its component gives. After an event React restores it. Preact restores it only when the component renders
 * again, so a switch that waits for a confirmation would look switched.
 */
const given = new WeakMap()
const watched = new WeakSet()
const fields = new Set(['input', 'textarea', 'select'])

const before = options.diffed
options.diffed = (node) => {
  before?.(node)
  // Preact's build names the element of a node so, also for its own tools.
  const { type, props, __e: field } = node
  if (!fields.has(type) || !field) return
  given.set(field, props)
  watch(field.ownerDocument)
}

function watch(document) {
  if (watched.has(document)) return
  watched.add(document)
  // A choice sends both events, and its component listens to the second one.
  for (const event of ['input', 'change']) {
    document.addEventListener(event, ({ target }) => {
      // The component renders before this microtask.
      if (isChoice(target) === (event === 'change')) queueMicrotask(() => restoreAll(target))
    })
  }
}

const isChoice = ({ type }) => /^(checkbox|radio|select)/.test(type)

function restoreAll(field) {
  if (!given.has(field)) return
  const group = field.type === 'radio' && field.name ? `input[type="radio"][name="${CSS.escape(field.name)}"]` : null
  for (const one of group ? (field.form ?? field.ownerDocument).querySelectorAll(group) : [field]) restore(one)
}

function restore(field) {
  const { checked, value, multiple } = given.get(field) ?? {}
  if (/^(checkbox|radio)$/.test(field.type)) {
    if (checked != null && field.checked !== checked) field.checked = checked
  } else if (field.type !== 'file' && !multiple && value != null && field.value !== String(value)) field.value = value
}
