/** True while the user types, so that no dialog takes the focus from the field. */
export const isWriting = () => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false
